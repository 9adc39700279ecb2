// The search takes each word as the beginning of one, so that `a` would find almost every page. Small words are left out
// of a question, unless it has no others. Not `die`, which is German for `the` but English for one of the dice.
(() => {
  const QUERY = 2; // how the search's own script marks a question among its messages
  const SMALL = new Set(
    (
      "a an and are as at be by can do does for from how i if in into is it its my of on or that the their then there " +
      "they this to what when where which who why will with you your " +
      "am auf aus bei das dem den der des du ein eine einem einen einer eines für ich im ist man mein mit nach oder " +
      "sind und vom von wann warum was wenn wer wie wird wo zu zum zur"
    ).split(" "),
  );

  const ask = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...others) {
    if (message?.type === QUERY && typeof message.data === "string") {
      const kept = message.data.split(/\s+/).filter((word) => !SMALL.has(word.toLowerCase()));
      if (kept.some(Boolean)) message = { ...message, data: kept.join(" ") };
    }
    return ask.call(this, message, ...others);
  };
})();
