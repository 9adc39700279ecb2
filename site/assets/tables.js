// Long tables: a box to filter the rows by words, and a click on a heading to sort by its column.
(() => {
  const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

  const filter = (box, rows, count) => {
    const words = plain(box.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { row, text } of rows) {
      row.hidden = !words.every((word) => text.includes(word));
      shown += row.hidden ? 0 : 1;
    }
    count.textContent = `${shown} of ${rows.length}`;
  };

  const sort = (table, rows, column, down) => {
    const key = ({ row }) => row.cells[column].textContent.trim();
    const order = (a, b) => key(a).localeCompare(key(b), undefined, { numeric: true });
    rows.sort((a, b) => (down ? order(b, a) : order(a, b)));
    table.tBodies[0].append(...rows.map(({ row }) => row));
  };

  for (const place of document.querySelectorAll(".tk-filtered")) {
    const table = place.querySelector("table");
    if (!table || !table.tHead) continue;
    const rows = [...table.tBodies[0].rows].map((row) => ({ row, text: plain(row.textContent) }));
    const bar = document.createElement("div");
    const box = document.createElement("input");
    const count = document.createElement("span");
    bar.className = "tk-filter";
    box.type = "search";
    box.placeholder = "Filter the rows";
    box.setAttribute("aria-label", "Filter the rows");
    box.addEventListener("input", () => filter(box, rows, count));
    bar.append(box, count);
    place.prepend(bar);
    filter(box, rows, count);
    [...table.tHead.rows[0].cells].forEach((head, column) => {
      head.classList.add("tk-sortable");
      head.title = "Sort by this column";
      head.addEventListener("click", (event) => {
        if (event.target.closest("a")) return;
        const down = head.getAttribute("aria-sort") === "ascending";
        for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", down ? "descending" : "ascending");
        sort(table, rows, column, down);
      });
    });
  }
})();
