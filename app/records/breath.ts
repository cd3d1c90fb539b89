/** How long something may hold up everything else, in milliseconds. */
const SLICE = 12;

/** For what takes its time: asked often, it says when it is time to let everything else have its turn. */
export function breather() {
  let until = performance.now() + SLICE;
  return {
    isDue: () => performance.now() > until,
    async take(): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, 0));
      until = performance.now() + SLICE;
    },
  };
}
