import type { Page } from '@playwright/test';

/** Waits until nothing moves: transitions and animations have ended. Those without an end go on. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(
        ({ effect, timeline }) =>
          // those that scrolling drives move with it alone
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    // those of new elements begin a frame after these are in the document, and one may follow another
    for (let still = 0; still < 3; still++) {
      await new Promise(requestAnimationFrame);
      const moving = ending();
      if (moving.length === 0) continue;
      still = -1;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
