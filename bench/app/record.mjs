/** In the page, before the app starts: hears what the browser and React do. */
export function record() {
  let commits = 0;
  let atGo = 0;
  let frames = null;
  let pressed = Infinity;
  const long = [];

  // React, built for production too, tells these tools of each commit.
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => commits++,
    onCommitFiberUnmount() {},
    checkDCE() {},
  };

  const observer = new PerformanceObserver((list) => long.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });

  let moved = false;
  let before = null;
  window.addEventListener('pointermove', () => (moved = true), { capture: true, passive: true });
  const frame = (time) => {
    if (before !== null) frames.push(time - before);
    // A frame in which nothing moved costs nothing, and is not counted.
    before = frames && moved ? time : null;
    moved = false;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  window.record = {
    press() {
      if (commits === 0) throw new Error('React tells nothing of its commits');
      pressed = performance.now();
    },
    go() {
      atGo = commits;
      frames = [];
    },
    /** Milliseconds from each frame to the next. */
    stop() {
      const found = { frames, commits: commits - atGo };
      frames = before = null;
      return found;
    },
    /** Those over 50 ms: the browser calls no others long. */
    longTasks() {
      long.push(...observer.takeRecords());
      return long.filter(({ startTime }) => startTime > pressed).map(({ duration }) => duration);
    },
  };
}
