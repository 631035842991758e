/** A whole studio in one process: the real routes, queue, jobs and tables, with stand-ins for the models. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, vi } from 'vitest';
import { openAccount } from '../../server/account/accounts.ts';
import { marksOfPhone } from '../../server/account/closed-marks.ts';
import { openIdentities } from '../../server/account/identity/open.ts';
import { rememberDevice } from '../../server/account/known-devices.ts';
import { normalisePhone } from '../../server/account/phones.ts';
import { startSession } from '../../server/account/sessions.ts';
import { createSms } from '../../server/account/sms.ts';
import { createApp } from '../../server/app.ts';
import { openPrices } from '../../server/billing/payments/prices.ts';
import { openPayments } from '../../server/billing/payments/sandbox.ts';
import { type Config, readConfig } from '../../server/config.ts';
import type { Database, Queries } from '../../server/db/database.ts';
import type { Deps } from '../../server/deps.ts';
import { readFileHere } from '../../server/film/script-files/read-file.ts';
import { SERVER_KINDS } from '../../server/kinds.ts';
import { addBatch } from '../../server/ledger/point-batches.ts';
import { probeStranger } from '../../server/media/probe-stranger.ts';
import { makerRows } from '../../server/models/built-in.ts';
import type { Snapshot } from '../../server/models/file/bind.ts';
import { bindAll, bindSnapshot } from '../../server/models/file/bind-row.ts';
import { readModelsFile } from '../../server/models/file/read-file.ts';
import type { AnyModel } from '../../server/models/model.ts';
import { createModels } from '../../server/models/models.ts';
import { Sends } from '../../server/models/remote/sends.ts';
import { newPushKeys } from '../../server/push/keys.ts';
import { diskStorage } from '../../server/storage/disk.ts';
import { queueNames, type ServerKinds } from '../../server/tasks/paid-kind.ts';
import { openQueue } from '../../server/tasks/queue.ts';
import { startWorkers } from '../../server/workers.ts';
import { register, SMS_PURPOSE } from '../../src/api/account.ts';
import type { Call, CallAnswer, CallInput } from '../../src/api/call.ts';
import { createClient, type SendOptions } from '../../src/api/client.ts';
import { databaseForTest } from './database-for-test.ts';
import { fetchOf } from './inject-fetch.ts';
import { standInListener } from './media-makers.ts';
import { type StandIns, standIns } from './stand-ins.ts';

export interface Studio extends StandIns {
  app: FastifyInstance;
  db: Database;
  deps: Deps;
  /** The data folder. */
  folder: string;
  /** The log, line by line. */
  log: string[];
  /** The internal errors that were reported. */
  reports: unknown[];
  fetch: typeof fetch;
  /** Sends a call with a token, or null for a visitor. */
  send<C extends Call>(
    token: string | null,
    call: C,
    input: CallInput<C>,
    options?: SendOptions & { language?: 'en' | 'zh' },
  ): Promise<CallAnswer<C>>;
  close(): Promise<void>;
}

const QUIET: Record<string, string> = {
  LIMIT_SMS: '1000',
  LIMIT_SMS_ADDRESS: '100000',
  LIMIT_LOGINS_ADDRESS: '100000',
  LIMIT_SUBMITS: '100000',
  LIMIT_REQUESTS: '1000000',
  LOG_LEVEL: 'info',
  PICTURE_WORKERS: '2',
  RETRY_SECONDS: '0',
};

/**
 * Opens a studio; close it when done.
 * @param env settings by their variables
 * @param working false: jobs stay in the queue
 * @param kinds replaces the server's own
 * @param rows of models, in addition to the stand-ins'
 */
export async function openStudio(
  env: Record<string, string> = {},
  {
    working = true,
    kinds = SERVER_KINDS,
    rows = [],
  }: { working?: boolean; kinds?: ServerKinds; rows?: readonly AnyModel[] } = {},
): Promise<Studio> {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-'));
  const config: Config = readConfig({ ...QUIET, DATA_DIR: folder, ...env });
  const db = await databaseForTest();
  const reports: unknown[] = [];
  const report = (_what: string, error: unknown) => reports.push(error);
  const queue = await openQueue(db, queueNames(kinds), report);
  const makers = standIns();
  const storage = await diskStorage(join(folder, 'media'));
  const file = await readModelsFile(config.modelsFile, env);
  const tools = {
    db,
    storage,
    probe: probeStranger,
    env,
    memberUsdPerDay: file.memberUsdPerDay,
    interval: 10,
  };
  const deps: Deps = {
    config,
    db,
    queue,
    storage,
    secret: 'test',
    sms: config.smsGateway ? createSms(config) : async () => {},
    identities: openIdentities(config, 'test'),
    pushKeys: newPushKeys(config.pushContact),
    probe: probeStranger,
    readFile: readFileHere,
    prices: await openPrices(config.pricesFile),
    payments: openPayments(config, 'test'),
    models: createModels(
      [...rows, ...bindAll(file.rows, tools), ...makerRows({ ...makers, listen: standInListener })],
      (snapshot) => bindSnapshot(snapshot as Snapshot, tools),
    ),
    sends: new Sends(),
    report,
  };
  const log: string[] = [];
  const app = await createApp(deps, join(folder, 'web'), { write: (line) => log.push(line) });
  const stop = working ? await startWorkers(deps, kinds) : async () => {};
  const send: Studio['send'] = (token, call, input, { language = 'en', ...options } = {}) =>
    createClient({
      fetch: fetchOf(app),
      base: '/api',
      caller: () => ({ token, language, timeZone: 'UTC', deviceId: DEVICE }),
    }).send(call, input, options);
  return {
    app,
    db,
    deps,
    folder,
    ...makers,
    log,
    reports,
    fetch: fetchOf(app),
    send,
    async close() {
      await stop();
      await queue.close();
      await app.close();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The browser that all calls come from. */
const DEVICE = 'test-device';

export const PASSWORD = 'a long password';
let phones = 0;
/** A phone number that no test has used yet. */
export const newPhone = (): string => `1380000${String(++phones).padStart(4, '0')}`;

/** The code that was sent, which a development server shows. */
export async function askCode(
  { app }: Studio,
  mobile: string,
  type: (typeof SMS_PURPOSE)[keyof typeof SMS_PURPOSE],
): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/base/send', payload: { mobile, type } });
  return /\d{6}$/.exec(answer.json<{ message: string }>().message)?.[0] ?? '';
}

export interface Member {
  token: string;
  userId: number;
  phone: string;
}

/** Registers a new member, who is signed in, by the calls of the app. */
export async function registeredMember(studio: Studio): Promise<Member> {
  const phone = newPhone();
  const code = await askCode(studio, phone, SMS_PURPOSE.register);
  const opened = await studio.send(null, register, { user_login: phone, user_pass: PASSWORD, code });
  const { token = '', user_id: userId = 0 } = opened ?? {};
  return { token, userId, phone };
}

/** A new member, who is signed in and has this many points: as registering leaves them, without its two calls. */
export async function newMember({ db, deps }: Studio, points = 200): Promise<Member> {
  const phone = newPhone();
  const { welcomePoints, inviteRewardsPerDay } = deps.config;
  const userId = await openAccount(db, {
    phone: normalisePhone(phone),
    password: PASSWORD,
    invitedCode: undefined,
    welcomePoints,
    inviteRewardsPerDay,
    marks: marksOfPhone(deps.secret, normalisePhone(phone)),
  });
  const token = await startSession(db, { userId, passwordHash: null }, '');
  await rememberDevice(db, userId, DEVICE);
  if (points !== 200) await setPoints(db, userId, points);
  return { token, userId, phone };
}

/** Changes a member's balance with a row of the log, as all of the server does. */
async function setPoints(db: Queries, userId: number, points: number): Promise<void> {
  await db.query(
    `WITH change AS (SELECT $2 - points AS points FROM users WHERE id = $1),
       logged AS (INSERT INTO points_log (user_id, kind, points, description) SELECT $1, 'grant', points, 'test' FROM change)
     UPDATE users SET points = $2 WHERE id = $1`,
    [userId, points],
  );
  await db.query('DELETE FROM point_batches WHERE user_id = $1', [userId]);
  await addBatch(db, userId, points);
}

/** The balance, after checking that it is the sum of the log, and of the points left in the batches. */
export async function balanceOf({ db }: Studio, userId: number): Promise<number> {
  const { rows } = await db.query<{ points: number; sum: number; kept: number }>(
    `SELECT points, (SELECT coalesce(sum(points), 0)::int FROM points_log WHERE user_id = $1) AS sum,
       (SELECT coalesce(sum(remaining), 0)::int FROM point_batches WHERE user_id = $1) AS kept
     FROM users WHERE id = $1`,
    [userId],
  );
  const [row] = rows;
  expect(row?.points).toBe(row?.sum);
  expect(row?.points).toBe(row?.kept);
  return row?.points ?? Number.NaN;
}

/** Waits until a task has ended. @returns its status */
export async function endOf(studio: Studio, taskId: string | undefined): Promise<string> {
  const { db } = studio;
  return vi
    .waitFor(
      async () => {
        const { rows } = await db.query<{ status: string }>('SELECT status FROM tasks WHERE id = $1', [
          taskId,
        ]);
        expect(rows[0]?.status).toMatch(/done|failed|cancelled/);
        return rows[0]?.status ?? '';
      },
      // media are made meanwhile, which a busy machine does slowly; it only ends what hangs
      { timeout: 50_000, interval: 20 },
    )
    .catch(async (error: Error) => {
      error.message += await queueOf(studio, taskId);
      throw error;
    });
}

/** What stands before a task that does not end: the jobs of its queue and their tasks. */
async function queueOf({ db }: Studio, taskId: string | undefined): Promise<string> {
  const { rows } = await db.query<Record<string, unknown>>(
    `SELECT j.id AS job, j.state, j.started_on, t.id, t.job_id, t.status, t.attempt, t.lease_until, now() AS now
     FROM pgboss.job j LEFT JOIN tasks t ON t.id = j.data->>'taskId'
     WHERE j.name = (SELECT queue FROM tasks WHERE id = $1) ORDER BY j.created_on DESC LIMIT 6`,
    [taskId],
  );
  return `\n${rows.map((row) => JSON.stringify(row)).join('\n')}`;
}

/** Waits until the writing of a project's script has ended. @returns its status */
export async function writingOf(studio: Studio, projectId: number): Promise<string> {
  const { rows } = await studio.db.query<{ task_id: string }>('SELECT task_id FROM projects WHERE id = $1', [
    projectId,
  ]);
  return endOf(studio, rows[0]?.task_id);
}

/** The refusal of a call. */
export const refusalOf = async (
  answer: Promise<unknown>,
): Promise<{ code: number; status: number; message: string }> => {
  try {
    await answer;
  } catch (error) {
    const { code, status, message } = error as { code: number; status: number; message: string };
    return { code, status, message };
  }
  throw new Error('The call was not refused.');
};

/** A studio for one test. */
export async function studioForTest(...args: Parameters<typeof openStudio>): Promise<Studio> {
  const studio = await openStudio(...args);
  onTestFinished(() => studio.close());
  return studio;
}
