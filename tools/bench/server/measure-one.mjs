import { dataFolder, startStudio } from '../studio.mjs';
import { drive } from './drive.mjs';
import { DRAWING, drawHistory } from './history.mjs';
import { registerMembers } from './members.mjs';
import { cpuMilliseconds, megabytes, percentOfCore } from './process-figures.mjs';

const CONNECTIONS = 20;
const IN_ONE_POLL = 50;
/** Each may have 40 drawings open. */
const MEMBERS = 100;
const WITH_HISTORY = 4;
/**
 * Once after a start V8 collects its garbage, within 70 seconds, and optimizes the parts of PGlite that idle queries use most, after
 * 120 to 130: neither is what a server at rest does. Polls run for a while before they count, since a server that has answered nothing yet takes twice as long.
 */
const SECONDS = { settle: 150, idle: 60, warm: 10, polls: 8, submits: 8 };

/** Disables the limits. */
const SETTINGS = {
  LIMIT_REQUESTS: '1000000',
  LIMIT_SUBMITS: '1000000',
  LIMIT_SMS_ADDRESS: '1000000',
  WELCOME_POINTS: '100000',
  PICTURE_SIDE: '256',
};

/**
 * Each rate also has `serverCpuEach`: the server's CPU time for each request in milliseconds, which depends less on other load.
 * That of submits includes the pictures that are drawn meanwhile.
 * @typedef {Awaited<ReturnType<typeof measureOne>>} Run
 */

/**
 * One run on an empty database. Idle memory and CPU are measured after a second start, since the first also creates the database.
 * @param {() => Promise<import('./databases.mjs').Place>} open
 * @param {string[]} node Node's own options for the server, e.g. to profile it
 */
export async function measureOne(open, node = []) {
  const place = await open();
  const folder = dataFolder();
  const env = { ...SETTINGS, ...place.env };
  const first = await startStudio({ folder, env });
  const members = await registerMembers(first.port, MEMBERS);
  const histories = await Promise.all(
    members.slice(0, WITH_HISTORY).map(async ({ token }) => ({
      token,
      ids: await drawHistory(first.port, token, IN_ONE_POLL),
    })),
  );
  await first.stop();
  const studio = await startStudio({ folder, env, node });
  try {
    await new Promise((resolve) => setTimeout(resolve, SECONDS.settle * 1000));
    const idleCpu = await percentOfCore(studio.pid, SECONDS.idle);
    const memoryAtRest = megabytes(studio.pid);
    const underLoad = async (/** @type {Omit<import('./load.mjs').Load, 'port' | 'connections'>} */ load) => {
      const before = cpuMilliseconds(studio.pid) ?? 0;
      const rate = await drive({ ...load, port: studio.port, connections: CONNECTIONS });
      const used = (cpuMilliseconds(studio.pid) ?? 0) - before;
      return {
        ...rate,
        serverCpuEach: rate.answered > 0 ? Math.round((used / rate.answered) * 100) / 100 : null,
      };
    };
    const pollsOf = (/** @type {number} */ count, seconds = SECONDS.polls) =>
      underLoad({
        fresh: false,
        seconds,
        requests: histories.map(({ token, ids }) => ({
          path: '/api/draw/get-task',
          token,
          body: JSON.stringify({ taskId: ids.slice(0, count) }),
        })),
      });
    await pollsOf(IN_ONE_POLL, SECONDS.warm);
    const pollsOf1 = await pollsOf(1);
    const pollsOf50 = await pollsOf(IN_ONE_POLL);
    // pictures are drawn meanwhile, as in production
    const submits = await underLoad({
      fresh: true,
      seconds: SECONDS.submits,
      requests: members.map(({ token }) => ({
        path: '/api/draw/imagine',
        token,
        body: JSON.stringify(DRAWING),
      })),
    });
    return { submits, pollsOf1, pollsOf50, memoryAtRest, memoryAfterLoad: megabytes(studio.pid), idleCpu };
  } finally {
    await studio.stop();
    studio.remove();
    await place.drop();
  }
}
