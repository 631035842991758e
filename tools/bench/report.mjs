import { medians, ratio } from './figures.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {Record<'first' | 'slow' | 'warm' | 'offline', Visit[]> & { weights: import('./transfer.mjs').Weight[], contents: import('./rounds.mjs').Contents[] }} Readings */
/** @typedef {'bare' | 'chakra' | 'app'} Name */

/** The figures of one contender in bytes and milliseconds, as medians of all rounds. @param {Readings} readings */
const figures = ({ weights, first, slow, contents, warm, offline }) => ({
  rounds: {
    first: first.length,
    slow: slow.length,
    contents: contents.length,
    warm: warm.length,
    offline: offline.length,
  },
  transfer: medians(weights, ['page', 'worker', 'again']),
  first: medians(first, ['firstPaint', 'firstContent', 'ready', 'whole']),
  slow: medians(slow, ['firstPaint', 'firstContent', 'ready', 'whole', 'blocking', 'longest']),
  slowFirstContent: medians(contents, ['w390', 'w1280', 'w1440']),
  warm: medians(warm, ['firstPaint', 'firstContent', 'ready', 'whole']),
  offline: medians(offline, ['firstPaint', 'firstContent', 'ready', 'whole']),
});

/**
 * The report: the machine, the figures of baselines and app, and the app's ratios to the baselines with their goals.
 * @param {ReadonlyMap<Name, Readings>} readings
 * @param {{ browser: string, seconds: number, history: import('./history.mjs').LongHistory, boards: import('./storyboard.mjs').Boards }} run
 */
export function report(readings, { history, boards, ...run }) {
  const { textarea, records1000, records10000, grid1000, grid10000 } = history;
  const of = (/** @type {Name} */ name) => {
    const found = readings.get(name);
    if (!found) throw new Error(`Nothing was measured of ${name}.`);
    return figures(found);
  };
  const [bare, chakra, app] = [of('bare'), of('chakra'), of('app')];
  /** @param {number} value @param {number} floor @param {number} goal @param {string} over */
  const against = (value, floor, goal, over) => ({ ratio: ratio(value, floor), goal, over });
  return {
    machine: { node: process.versions.node, platform: process.platform, ...run },
    floors: { bare, chakra },
    app,
    history,
    boards,
    ratios: {
      transfer: against(app.transfer.page, chakra.transfer.page, 1.55, 'chakra'),
      fetchedAgain: against(app.transfer.again, app.transfer.page, 0.1, 'app'),
      slowFirstPaint: against(app.slow.firstPaint, bare.slow.firstPaint, 0.6, 'bare'),
      slowFirstContent390: against(app.slowFirstContent.w390, bare.slowFirstContent.w390, 0.7, 'bare'),
      slowFirstContent1280: against(app.slowFirstContent.w1280, bare.slowFirstContent.w1280, 0.7, 'bare'),
      slowFirstContent1440: against(app.slowFirstContent.w1440, bare.slowFirstContent.w1440, 0.7, 'bare'),
      slowReady: against(app.slow.ready, chakra.slow.ready, 1.3, 'chakra'),
      slowWhole: against(app.slow.whole, chakra.slow.whole, 1.3, 'chakra'),
      slowBlocking: against(app.slow.blocking, chakra.slow.blocking, 1.2, 'chakra'),
      slowLongestTask: against(app.slow.longest, chakra.slow.longest, 1, 'chakra'),
      warmFirstPaint: against(app.warm.firstPaint, bare.warm.firstPaint, 1, 'bare'),
      warmWhole: against(app.warm.whole, chakra.warm.whole, 1.5, 'chakra'),
      offlineFirstPaint: against(app.offline.firstPaint, bare.offline.firstPaint, 1, 'bare'),
      offlineWhole: against(app.offline.whole, chakra.offline.whole, 1.3, 'chakra'),
      historyElements: against(records10000.elements, records1000.elements, 1.02, '1,000 records'),
      gridElements: against(grid10000.inHistory, 350, 1, '350 elements'),
      gridGrowth: against(grid10000.elements, grid1000.elements, 1.02, '1,000 records'),
      boardElements: against(boards.shots100.elements, boards.shots10.elements, 1.5, '10 shots'),
      boardTyping: against(boards.shots100.typingSlow, boards.shots10.typingSlow, 1.3, '10 shots'),
      typing: against(records10000.typing, 16, 1, '16 ms'),
      typingShown: against(records10000.typingShown, textarea.typingShown, 1.2, 'a bare text box'),
      typingSlow: against(records10000.typingSlow, textarea.typingSlow, 1.2, 'a bare text box'),
    },
  };
}
