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

  const frame = (time) => {
    frames?.push(time);
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
      const between = frames.slice(1).map((time, at) => time - frames[at]);
      frames = null;
      return { frames: between, commits: commits - atGo };
    },
    /** Those over 50 ms: the browser calls no others long. */
    longTasks() {
      long.push(...observer.takeRecords());
      return long.filter(({ startTime }) => startTime > pressed).map(({ duration }) => duration);
    },
  };
}
