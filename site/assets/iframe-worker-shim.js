// The search, when pages are opened as files: browsers start no worker there, so a hidden frame does its work.
(() => {
  if (location.protocol !== "file:") return;

  const load = (inside, url) =>
    new Promise((done, failed) => {
      const script = inside.createElement("script");
      script.src = url;
      script.onload = done;
      script.onerror = failed;
      inside.head.append(script);
    });

  class IFrameWorker extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.frame.srcdoc = "<!doctype html><title>search</title>";
      this.ready = new Promise((done) => {
        this.frame.onload = () => {
          const inside = this.frame.contentWindow;
          inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
          inside.importScripts = (...urls) =>
            urls.reduce((before, each) => before.then(() => load(inside.document, each)), Promise.resolve());
          load(inside.document, new URL(url, location.href).href).then(() => done(inside));
        };
      });
      document.body.append(this.frame);
    }

    postMessage(data) {
      this.ready.then((inside) => inside.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {
      this.frame.remove();
    }
  }

  // The search's own script looks for the name to know where it runs.
  window.IFrameWorker = window.Worker = IFrameWorker;
})();
