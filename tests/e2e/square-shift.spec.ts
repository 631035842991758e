import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

// requests of pages with a worker are the worker's, which routes of the page do not see
test.use({ serviceWorkers: 'block' });

const TOTAL = 100;
const PAGE = 20;

/** A square of many works of different heights, page by page. */
async function manyWorks(page: Page): Promise<void> {
  const works = Array.from({ length: TOTAL }, (_, i) => ({
    work_id: TOTAL - i,
    name: `Work ${i}`,
    create_time: '2026-11-20T12:00:00Z',
    poster_url: '',
    source_url: '',
    home_id: 1,
    duration: 8,
    poster_width: 160,
    poster_height: 90 + (i % 5) * 60,
  }));
  await page.route('**/api/base/works-lists', (route) => {
    const { before } = route.request().postDataJSON() as { before?: number };
    const from = before ? works.findIndex(({ work_id }) => work_id === before) + 1 : 0;
    const lists = works.slice(from, from + PAGE);
    const data = { lists, has_next: from + PAGE < TOTAL ? 1 : 0 };
    return route.fulfill({ json: { code: 200, message: '', data } });
  });
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
])
  test(`at ${size.width} × ${size.height} nothing moves while the square is scrolled from page to page`, {
    tag: '@rest',
  }, async ({ page, studio }) => {
    await page.setViewportSize(size);
    await manyWorks(page);
    await page.goto(studio.at('/square'));
    const wall = page.getByRole('region', { name: 'Works' });
    await expect(wall.getByRole('button', { name: /^Work 0,/ })).toBeVisible();
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          for (const { node } of (entry as unknown as { sources: { node?: Element }[] }).sources)
            moved.push(node?.outerHTML?.slice(0, 120) ?? 'gone');
      }).observe({ type: 'layout-shift' });
    });
    for (let seen = PAGE; seen < TOTAL; seen += PAGE) {
      const last = wall.locator(`li[aria-setsize="${Math.min(TOTAL, seen + PAGE)}"]`).first();
      // by a script: the browser does not count what moves soon after an input
      await wall.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await expect(last).toBeAttached();
    }
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
  });
