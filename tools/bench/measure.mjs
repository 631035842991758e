import { chromium } from '@playwright/test';
import { startContenders } from './contenders.mjs';
import { measureHistory } from './history.mjs';
import { prepareMember } from './member.mjs';
import { report } from './report.mjs';
import { contentVisits, firstVisit, laterVisit, slowVisit } from './rounds.mjs';
import { measureSquare } from './square.mjs';
import { measureBoards } from './storyboard.mjs';
import { untilControlled } from './visit.mjs';

/** @typedef {import('./contenders.mjs').Contender} Contender */
/** @typedef {import('./report.mjs').Readings} Readings */

const ROUNDS = 7;
/** No round starts after this time, but the first few of each kind: on a slow machine all are measured, too. */
const BUDGET_MS = 270_000;
const FEWEST = 3;

/**
 * Measures the app and its baselines.
 * @param {import('../lib/browser.mjs').Browser} found
 */
export async function measure({ path, env }) {
  const begun = Date.now();
  const field = await startContenders();
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const runners = field.contenders.map((one) => ({
    one,
    readings: /** @type {Readings} */ ({
      weights: [],
      first: [],
      slow: [],
      contents: [],
      warm: [],
      offline: [],
    }),
  }));
  /** Milliseconds spent outside the rounds. */
  let apart = 0;
  /** Measures something once, outside the rounds' budget. @template T @param {() => Promise<T>} work */
  const once = async (work) => {
    const from = Date.now();
    const figures = await work();
    apart += Date.now() - from;
    return figures;
  };
  /**
   * Runs the contenders in turns, so that load on the machine affects all of them.
   * @param {number} share of the budget, at which to stop
   * @param {(one: Contender, readings: Readings) => Promise<unknown>} work
   */
  const inTurns = async (share, work) => {
    const inTime = () => Date.now() - begun - apart < BUDGET_MS * share;
    for (let round = 0; round < ROUNDS && (round < FEWEST || inTime()); round += 1)
      for (const { one, readings } of runners) await work(one, readings);
  };
  /** @type {Awaited<ReturnType<typeof measureSquare>> | undefined} */
  let square;
  /** @type {import('./history.mjs').LongHistory | null} */
  let history = null;
  /** @type {import('./storyboard.mjs').Boards | null} */
  let boards = null;
  try {
    await inTurns(0.2, async (one, { first, weights }) => {
      const { times, weight } = await firstVisit(browser, one);
      first.push(times);
      weights.push(weight);
    });
    await inTurns(0.45, async (one, { slow }) => slow.push(await slowVisit(browser, one)));
    await inTurns(0.75, async (one, { contents }) => contents.push(await contentVisits(browser, one)));

    const placeOf = (/** @type {Contender['name']} */ name) => {
      const one = field.contenders.find((contender) => contender.name === name);
      if (!one) throw new Error(`${name} is not there`);
      return one;
    };
    square = await once(() => measureSquare(browser, { app: placeOf('app'), chakra: placeOf('chakra') }));

    /** @type {Map<Contender, import('@playwright/test').BrowserContext>} */
    const installed = new Map();
    for (const one of field.contenders) {
      const context = await browser.newContext();
      installed.set(one, context);
      const page = await context.newPage();
      await page.goto(one.origin + one.route);
      await untilControlled(page);
      if (one.name === 'app') {
        await prepareMember(page, one.origin, field.demo);
        const token = String(await page.evaluate("localStorage.getItem('inkreel.token')"));
        history = await once(() => measureHistory(browser, { origin: one.origin, token }));
        boards = await once(() => measureBoards(browser, { origin: one.origin, token }));
      }
      await page.close();
    }
    const again = (/** @type {Contender} */ one) => {
      const context = installed.get(one);
      if (!context) throw new Error(`${one.name} is not installed`);
      return laterVisit(context, one);
    };
    await inTurns(0.9, async (one, { warm }) => warm.push(await again(one)));
    for (const one of field.contenders) await one.stop();
    await inTurns(1, async (one, { offline }) => offline.push(await again(one)));
  } finally {
    await browser.close();
    await field.close();
  }
  if (!history || !boards) throw new Error('The history or the storyboard was not measured.');
  const figures = report(new Map(runners.map(({ one, readings }) => [one.name, readings])), {
    history,
    boards,
    browser: browser.version(),
    seconds: Math.round((Date.now() - begun) / 1000),
  });
  return { ...figures, square };
}
