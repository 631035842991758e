import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runLine } from '../../server/admin/run-line.ts';
import { BadSetting, readConfig, SETTINGS } from '../../server/config.ts';
import { openPushKeys } from '../../server/push/keys.ts';
import { misspelt } from '../../server/settings/misspelt.ts';
import { listen } from '../../server/start/address.ts';
import { CannotStart } from '../../server/start/cannot-start.ts';
import { installationSecret, takeDataFolder } from '../../server/start/data-folder.ts';
import { identityOf } from '../../server/start/folder-lock.ts';
import { checkNode } from '../../server/start/node-version.ts';
import { openDatabase } from '../../server/start/open-database.ts';
import { markSecret } from '../../server/start/secret-mark.ts';
import { start } from '../../server/start.ts';
import { databaseForTest } from './database-for-test.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkreel-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

it('a Postgres that is not there is said in one line', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  await expect(openDatabase({ databaseUrl, dataDir: folder }, () => undefined)).rejects.toThrow(
    new CannotStart('Cannot use the database of DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1.'),
  );
});

it('the command line also says in one line that Postgres is not there', async () => {
  const said: string[] = [];
  const code = await runLine(['members'], {
    env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    operator: 'me',
    print: (line) => said.push(line),
    printError: (line) => said.push(line),
    read: async () => '',
    ask: async () => null,
  });
  expect(code).toBe(1);
  expect(said).toEqual(['Cannot use the database of DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1.']);
});

describe('the settings', () => {
  it('have a default and a description each', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, dataDir: './data', role: 'all' });
    for (const { env, meaning } of Object.values(SETTINGS)) expect(meaning, env).toMatch(/\.$/);
  });

  it.each([
    [{ PORT: 'eighty' }, /^PORT=eighty: /],
    [{ PORT: '70000' }, /^PORT=70000: must be at most 65535\.$/],
    [{ ROLE: 'boss' }, /^ROLE=boss: must be all, web or worker\.$/],
    [{ ROLE: 'worker' }, /needs DATABASE_URL/],
    [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 can be reached from other machines/],
    [{ SANDBOX_PAYMENTS: 'yes', DISTRIBUTION_PERCENT: '10' }, /^SANDBOX_PAYMENTS cannot be combined/],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY=yes: must say how many proxies there are/],
    [{ TRUST_PROXY: '0' }, /^TRUST_PROXY=0: must be no, a number/],
    [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY=/],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV=prod: must be development or production\.$/],
    [
      { DATABASE_URL: 'mysql://me:pass@host/x' },
      /^DATABASE_URL=\(hidden\): must be an address such as postgres:/,
    ],
    [{ S3_URL: 'bucket' }, /^S3_URL=bucket: must be the address of a bucket/],
    [
      { S3_URL: 'https://s3.example.com/b', S3_ACCESS_KEY_ID: 'k' },
      /^S3_URL needs S3_ACCESS_KEY_ID and S3_SECRET/,
    ],
    [{ BEHIND_TLS: 'maybe' }, /^BEHIND_TLS=maybe: must be yes or no\.$/],
    [{ PUSH_CONTACT: 'https://%' }, /^PUSH_CONTACT=https:\/\/%: must be mailto: or https:\.$/],
    [{ TEXT_API_URL: 'https://%' }, /^TEXT_API_URL=https:\/\/%: must be an http address\.$/],
    [{ VOICE_STREAM_URL: 'wss://%' }, /^VOICE_STREAM_URL=wss:\/\/%: must be a ws or wss address\.$/],
    [{ S3_URL: 'https://%/bucket' }, /^S3_URL=https:\/\/%\/bucket: must be the address of a bucket/],
    [{ SMS_GATEWAY_URL: 'gateway' }, /^SMS_GATEWAY_URL=gateway: must be an http address\.$/],
  ])('%o are refused in one line that names them', (env, message) => {
    expect(() => readConfig(env)).toThrow(BadSetting);
    expect(() => readConfig(env)).toThrow(message);
  });

  it('that are misspelt are told, and other variables are not', () => {
    const known = Object.values(SETTINGS).map(({ env }) => env);
    const told = (...names: string[]) =>
      misspelt(Object.fromEntries(names.map((name) => [name, 'x'])), known);
    expect(told('REVEIW', 'DATABSE_URL', 'TRUST_PROXIE')).toEqual([
      'REVEIW is not a setting and has no effect. Did you mean REVIEW?',
      'DATABSE_URL is not a setting and has no effect. Did you mean DATABASE_URL?',
      'TRUST_PROXIE is not a setting and has no effect. Did you mean TRUST_PROXY?',
    ]);
    expect(
      told(...known, 'HOME', 'HOSTNAME', 'PATH', 'USER', 'LOGNAME', 'SHELL', 'PWD', 'LANG', 'TERM'),
    ).toEqual([]);
  });

  it('that are misspelt by what nobody sees are shown with it', () => {
    expect(misspelt({ 'REVIEW ': 'x', '\u200bPORT': '1' }, ['REVIEW', 'PORT'])).toEqual([
      '"REVIEW " is not a setting and has no effect. Did you mean REVIEW?',
      '"\\u200bPORT" is not a setting and has no effect. Did you mean PORT?',
    ]);
  });

  it('in small letters are told where they have no effect, and not where they have, as on Windows', () => {
    expect(misspelt({ review: 'x' }, ['REVIEW'])).toEqual([
      'review is not a setting and has no effect. Did you mean REVIEW?',
    ]);
    const anyCase = new Proxy<Record<string, string>>(
      { Review: 'x' },
      { get: (_, name) => (String(name).toUpperCase() === 'REVIEW' ? 'x' : undefined) },
    );
    expect(misspelt(anyCase, ['REVIEW'])).toEqual([]);
  });

  it('allow a server to be reached from other machines in production', () => {
    expect(readConfig({ HOST: '0.0.0.0', NODE_ENV: 'production' }).host).toBe('0.0.0.0');
  });

  it('accept a number of proxies or their addresses', () => {
    const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
    expect([trusted('no'), trusted('2'), trusted('10.0.0.0/8, ::1')]).toEqual([
      false,
      2,
      ['10.0.0.0/8', '::1'],
    ]);
  });

  it('that are empty count as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: null });
  });
});

describe('the data folder', () => {
  it('is created, locked and released', async () => {
    const inside = join(folder, 'new', 'data');
    const release = await takeDataFolder(inside);
    expect(await readFile(join(inside, 'server.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
    await release();
    await expect(readFile(join(inside, 'server.pid'))).rejects.toThrow();
  });

  it('of a running process is refused, that of a dead one taken over', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await writeFile(join(folder, 'server.pid'), (await identityOf(other.pid ?? 0)) ?? '');
    await expect(takeDataFolder(folder)).rejects.toThrow(`in use by process ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await takeDataFolder(folder))();
  });

  it('of a process whose id was reused is taken over', async () => {
    await writeFile(join(folder, 'server.pid'), `${process.ppid} 1`);
    await (await takeDataFolder(folder))();
  });

  const QUICK = { beat: 20, patience: 400 };
  const lock = () => join(folder, 'server.pid');
  const elsewhere = (process: string) =>
    writeFile(lock(), `${process}\nanother-container/boot/pid:[1]\ntoken`);

  it('of another container, whose process ids are meaningless here, is refused while it sends heartbeats', async () => {
    // a process with our own pid, as the first of every container has
    await elsewhere(`${process.pid} 1`);
    const beating = setInterval(() => void utimes(lock(), new Date(), new Date()), 30);
    onTestFinished(() => clearInterval(beating));
    await expect(takeDataFolder(folder, undefined, QUICK)).rejects.toThrow('is in use by process');
  });

  it('of another container that is gone is taken over', async () => {
    await elsewhere('1 1');
    await (await takeDataFolder(folder, undefined, QUICK))();
  });

  it('that was taken over anyway is detected, and only one’s own lock is removed', async () => {
    const onLost = vi.fn();
    const release = await takeDataFolder(folder, onLost, QUICK);
    await elsewhere('77 1');
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    await release();
    expect(await readFile(lock(), 'utf8')).toMatch(/^77 1\n/);
  });

  it('that was taken over in the same millisecond as one’s own touch is detected at the next touch of its holder', async () => {
    const onLost = vi.fn();
    const release = await takeDataFolder(folder, onLost, QUICK);
    await new Promise((wait) => setTimeout(wait, 60));
    expect(onLost).not.toHaveBeenCalled();
    const { mtime } = await stat(lock());
    await elsewhere('77 1');
    await utimes(lock(), mtime, mtime);
    // a heartbeat of ours may overwrite one of its touches, but not all
    const beating = setInterval(() => void utimes(lock(), new Date(), new Date()), 30);
    onTestFinished(() => clearInterval(beating));
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    await release();
    expect(await readFile(lock(), 'utf8')).toMatch(/^77 1\n/);
  });

  it('with a secret or push keys truncated by a full disk says so, and creates no new ones', async () => {
    await writeFile(join(folder, 'secret'), '');
    await expect(installationSecret(folder)).rejects.toThrow(/^The file .*secret is not complete/);
    await writeFile(join(folder, 'push-keys.json'), '{"publicKey":"B');
    await expect(openPushKeys(readConfig({ DATA_DIR: folder }))).rejects.toThrow(
      /^The file .*push-keys\.json is not complete/,
    );
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('');
  });

  it('that cannot be created or written says so', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(takeDataFolder(join(folder, 'file', 'data'))).rejects.toThrow(
      /^Cannot write to the data folder .*\(ENOTDIR\)\.$/,
    );
    await chmod(folder, 0o500);
    if (process.getuid?.() !== 0)
      await expect(takeDataFolder(join(folder, 'data'))).rejects.toThrow(/^Cannot write to the data folder/);
    // or only root could delete it
    await chmod(folder, 0o700);
  });

  it.skipIf(process.platform !== 'linux')(
    'that says it does not exist whatever is made in it says so',
    async () => {
      await expect(takeDataFolder('/proc/none/data')).rejects.toThrow(
        'Cannot write to the data folder /proc/none/data (ENOENT).',
      );
    },
  );

  it('keeps one secret', async () => {
    const secret = await installationSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await installationSecret(folder)).toBe(secret);
  });
});

/** A port that another server listens on. */
async function takenPort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  return typeof address === 'object' && address ? address.port : 0;
}

it('a server with another secret than the last on its database says so, once, and so does the other at its next start', async () => {
  const db = await databaseForTest();
  onTestFinished(() => db.close());
  expect(await markSecret(db, 'a'.repeat(64))).toEqual([]);
  expect(await markSecret(db, 'a'.repeat(64))).toEqual([]);
  const note = expect.stringMatching(/need the same MEDIA_SECRET and the same S3_URL\.$/);
  expect(await markSecret(db, 'b'.repeat(64))).toEqual([note]);
  expect(await markSecret(db, 'b'.repeat(64))).toEqual([]);
  expect(await markSecret(db, 'a'.repeat(64))).toEqual([note]);
  const { rows } = await db.query('SELECT mark FROM secret_mark');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('aaaa');
});

describe('listening', () => {
  it('on a used port says so in one line', async () => {
    const port = await takenPort();
    await expect(listen(Fastify(), { host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} is taken; stop what uses it or set PORT.`,
    );
  });

  it('on a used port is refused before a database is made, and the data folder is free again', async () => {
    const port = await takenPort();
    const config = readConfig({ DATA_DIR: folder, PORT: String(port) });
    await expect(start(config)).rejects.toThrow(`Port ${port} is taken; stop what uses it or set PORT.`);
    expect(await readdir(folder)).toEqual([]);
  });

  it('prints the address to open', async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    expect(await listen(app, { host: '127.0.0.1', port: 0 })).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});

it('an unsupported Node version is refused', () => {
  expect(() => checkNode('18.20.0')).toThrow('Node 20.19 or newer is needed, this is 18.20.0.');
  expect(() => checkNode('20.18.3')).toThrow();
  expect(() => checkNode('20.19.0')).not.toThrow();
  expect(() => checkNode('22.1.0')).not.toThrow();
});
