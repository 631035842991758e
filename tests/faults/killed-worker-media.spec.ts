import { expect, IN_MOTION, test } from '../e2e/harness.ts';
import { heavyFilm, publish } from '../e2e/works-page.ts';
import { stopWorkers, workerReady } from './studio-page.ts';

test.use(IN_MOTION);

/** Bytes from which the worker passes a film on without keeping it. */
const TOO_LARGE = 40 * 1024 * 1024;

for (const { what, seconds, large } of [
  { what: 'that it also keeps', seconds: 6, large: false },
  { what: 'that is too large to be kept', seconds: 14, large: true },
])
  test(`a film ${what} goes on when the worker is stopped in the middle of its answer`, {
    tag: large ? [] : '@rest',
  }, async ({ memberPage: page, context, studio, member }) => {
    const name = `Long walk of ${seconds} seconds`;
    const made = await heavyFilm(seconds);
    expect(made.length > TOO_LARGE).toBe(large);
    await publish(studio, member, { name, made, seconds });
    const { lists } = await studio.call<{ lists: { name: string; source_url: string }[] }>(
      '/base/works-lists',
      { home_id: -1, page: 1, type: 1 },
      member.token,
    );
    const { source_url = '' } = lists.find((one) => one.name === name) ?? {};
    await page.goto(studio.at('/square'));
    await workerReady(page);
    // the connection stays open, so that nothing but the worker's end lets the player ask again
    const { pathname } = new URL(source_url, studio.origin);
    studio.proxy.break(pathname, { kind: 'stall', after: Math.round(made.length / 3) });
    await page.getByRole('button', { name: new RegExp(`^${name},`) }).click();
    const film = page.locator('[data-ui=work-viewer] [data-side="0"] video');
    await film.evaluate((one: HTMLVideoElement) => {
      one.muted = true;
      void one.play();
    });
    const rests = () =>
      film.evaluate((one: HTMLVideoElement) => one.currentTime > 0 && one.readyState < one.HAVE_FUTURE_DATA);
    await expect.poll(rests).toBe(true);
    const before = await film.evaluate((one: HTMLVideoElement) => one.currentTime);
    await stopWorkers(context, page);
    await expect
      .poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime))
      .toBeGreaterThan(before + 1);
  });
