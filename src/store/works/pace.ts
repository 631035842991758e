/** Milliseconds that the speed is measured over. */
const WINDOW = 6_000;

/** Measures the speed of an upload. */
export function createPace(now: () => number = () => performance.now()) {
  let marks: { at: number; bytes: number }[] = [];
  return {
    /** @param bytes sent in all @returns bytes a second; 0 while it is unknown */
    mark(bytes: number): number {
      const at = now();
      marks = [...marks.filter((mark) => at - mark.at < WINDOW), { at, bytes }];
      const [first] = marks;
      const span = first ? at - first.at : 0;
      return first && span > 500 ? Math.max(0, ((bytes - first.bytes) / span) * 1000) : 0;
    },
    reset(): void {
      marks = [];
    },
  };
}
