export interface Paced {
  /** Runs the work after the interval, unless it is planned already. */
  soon(): void;
  /** Runs planned work at once. */
  now(): void;
  /** Forgets planned work. */
  drop(): void;
}

/** Throttles work that need not run at every keystroke. @param milliseconds from the first change to the work */
export function atMostEvery(milliseconds: number, work: () => void): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = (): void => {
    drop();
    work();
  };
  return {
    soon() {
      timer ??= setTimeout(run, milliseconds);
    },
    now() {
      if (timer !== undefined) run();
    },
    drop,
  };
}
