import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { countingProxy } from './counting-proxy.mjs';
import { until, untilControlled } from './visit.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ origin: string, route: string }} Place */

const WORKS = 10_000;
/** Works in each answer of the fake server; the app accepts any number. */
const AT_ONCE = 1_000;
/** Scrolling speed in pixels a second, and its duration. */
const SPEED = 4_000;
const SCROLLING_MS = 6_000;
const FRAME_MS = 1000 / 60;
const MB = 1024 * 1024;

/** Number of different covers. */
const COVERS = 60;

/** Sizes of covers: mostly wide, as of films. */
const SHAPES = [
  [640, 360],
  [640, 360],
  [360, 640],
  [640, 360],
  [480, 480],
  [640, 272],
  [480, 640],
];

/** A work as the server serializes it, with addresses of realistic length. @param {number} id */
function work(id) {
  const [poster_width, poster_height] = SHAPES[id % SHAPES.length] ?? [];
  // few covers, which come from the browser's cache: this measures the page, not the transfer
  const key = (id % COVERS).toString(16).padStart(32, '0');
  const signed = (/** @type {string} */ ending) =>
    `/media/${key}.${ending}?e=1795564800&s=${key.slice(0, 22)}`;
  return {
    work_id: id,
    poster_url: signed('jpg'),
    poster_width,
    poster_height,
    source_url: signed('mp4'),
    excerpt_url: signed('mp4'),
    name: `A quiet evening by the river, ${id}`,
    desc: 'A short film about lanterns, drawn and cut in one evening.',
    create_time: '2026-11-20T12:00:00.000Z',
    duration: 12.48,
    user_nickname: `author ${id % 300}`,
    home_id: id % 300,
    is_show: 1,
    check_status: 1,
    views: id % 1000,
    likes: id % 90,
    liked: 0,
  };
}

/** One page of the list. @param {{ before?: number }} ask */
function answer({ before = WORKS + 1 }) {
  const first = before - 1;
  const count = Math.min(AT_ONCE, first);
  const lists = Array.from({ length: count }, (_, at) => work(first - at));
  return { code: 200, message: '', data: { lists, has_next: first > count ? 1 : 0, home_info: null } };
}

/**
 * Answers with made-up works and one cover for all. The cover may be cached like the studio's: intercepted in the browser, each tile
 * would fetch it again through this process.
 * @param {Buffer} picture
 * @returns {NonNullable<Parameters<typeof countingProxy>[1]>}
 */
const fakeWorks = (picture) => (incoming, outgoing) => {
  if (incoming.url?.startsWith('/media/')) {
    outgoing.writeHead(200, {
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    outgoing.end(picture);
    return true;
  }
  if (incoming.url !== '/api/base/works-lists') return false;
  void json(incoming).then((ask) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(answer(/** @type {{ before?: number }} */ (ask))));
  });
  return true;
};

/** A cover as the studio delivers them: a JPEG of 320 pixels. */
const cover = () =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: '#456' } })
    .jpeg({ quality: 70 })
    .toBuffer();

/** Size of a page's JavaScript heap in bytes, after garbage collection. @param {Page} page */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Script for the page: scrolls the wall and inspects every frame. */
const SCROLL = `new Promise((resolve) => {
  const box = document.querySelector('[data-ui=works]');
  box.scrollTop = 0;
  const { left, top, width, height } = box.getBoundingClientRect();
  const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height]));
  const isTile = ([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('li'));
  const gaps = [];
  let [begun, last, blank, holes, looked, elements] = [0, 0, 0, 0, 0, 0];
  const frame = (now) => {
    begun ||= now;
    if (last) gaps.push(now - last);
    last = now;
    const seen = spots.filter(isTile).length;
    looked += spots.length;
    holes += spots.length - seen;
    if (seen === 0) blank += 1;
    elements = Math.max(elements, box.querySelectorAll('ul *').length);
    if (now - begun > ${SCROLLING_MS}) return resolve({ gaps, blank, holes: holes / looked, elements });
    box.scrollTop = ((now - begun) / 1000) * ${SPEED};
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})`;

/** Script for the page: builds a wall of plain boxes without scripts, to measure the frames that the machine itself drops. */
const PLAIN_WALL = `document.body.innerHTML = '<div data-ui="works" style="height: 100vh; overflow: auto"><ul>' +
  Array.from({ length: 800 }, () => '<li style="display: inline-block; width: 20%; height: 150px; background: #456"></li>').join('') +
  '</ul></div>'`;

/** @typedef {{ gaps: number[], blank: number, holes: number, elements: number }} Scrolled */

/** Frames shown while scrolling, and dropped frames at 60 Hz. @param {Scrolled} scrolled */
function framesOf({ gaps }) {
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return {
    frames: gaps.length,
    droppedFramesPercent: Math.round((dropped / Math.max(1, gaps.length + dropped)) * 10_000) / 100,
  };
}

/**
 * Measures the square with 10,000 works: elements in its wall, memory beyond a page with one Chakra button, and blank areas
 * while scrolling at 4,000 px a second. The works come from a fake server, so that only the page is measured.
 * @param {Browser} browser @param {{ app: Place, chakra: Place }} places
 */
export async function measureSquare(browser, { app, chakra }) {
  const floor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await floor.goto(chakra.origin + chakra.route);
  await untilControlled(floor);
  const floorHeap = await heapOf(floor);
  await floor.evaluate(PLAIN_WALL);
  const plain = framesOf(await floor.evaluate(SCROLL));
  await floor.close();

  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const port = Number(new URL(app.origin).port);
  const fake = await countingProxy(() => port, fakeWorks(await cover()));
  await page.goto(`${fake.origin}/web/#/square`);
  await until(page, "document.querySelectorAll('[data-ui=works] li').length > 10");
  const held = "Number(document.querySelector('[data-ui=works] li')?.getAttribute('aria-setsize'))";
  for (let count = AT_ONCE; count <= WORKS; count += AT_ONCE) {
    await until(page, `${held} >= ${count}`);
    await page.evaluate("document.querySelector('[data-ui=works]').scrollTop = 1e9");
  }
  await page.evaluate("document.querySelector('[data-ui=works]').scrollTop = 0");
  await page.waitForTimeout(1_000);
  /** @type {Scrolled} */
  const scrolled = await page.evaluate(SCROLL);
  // last: collecting garbage throws compiled code away, and the first second of scrolling would compile it again
  const heap = await heapOf(page);
  const { blank, holes, elements } = scrolled;
  await context.close();
  await fake.close();
  return {
    works: WORKS,
    elements,
    heapOverChakraMegabytes: Math.round(((heap - floorHeap) / MB) * 100) / 100,
    framesWithoutTile: blank,
    spotsWithoutTilePercent: Math.round(holes * 10_000) / 100,
    ...framesOf(scrolled),
    plainWall: plain,
  };
}
