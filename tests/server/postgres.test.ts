import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../server/db/postgres.ts';
import { failedPrepared, preparedName } from '../../server/db/prepared.ts';

const message = (type: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'ascii');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const done = (tag: string) => Buffer.concat([message('C', Buffer.from(`${tag}\0`)), READY]);

/** A server with as much of Postgres's protocol as a transaction needs. @param answers whether it answers at all */
async function fakePostgres(answers = true, timeouts: Parameters<typeof openPostgres>[1] = {}) {
  const silent = new Set<Socket>();
  const sockets = new Set<Socket>();
  let statements = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    let greeted = false;
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', () => {
      if (!answers || silent.has(socket)) return;
      if (!greeted) {
        greeted = true;
        socket.write(WELCOME);
        return;
      }
      statements += 1;
      socket.write(done('BEGIN'));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  const db = openPostgres(`postgres://user@127.0.0.1:${port}/studio`, {
    connectionTimeoutMillis: 300,
    ...timeouts,
  });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await db.close();
    server.close();
  });
  return {
    db,
    statements: () => statements,
    /** From now on the connections that are open get no answer; new ones do. */
    silence: () => {
      for (const socket of sockets) silent.add(socket);
    },
    restart: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe('Postgres', () => {
  it('that restarts during a transaction fails it, and the next call gets a new connection', async () => {
    const { db, restart } = await fakePostgres();
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', note);
    onTestFinished(() => void process.off('uncaughtException', note));
    await expect(
      db.transaction(async (client) => {
        await client.query('SELECT 1');
        restart();
        await new Promise((wait) => setTimeout(wait, 50));
        await client.query('SELECT 1');
      }),
    ).rejects.toThrow();
    expect(uncaught).toEqual([]);
    await db.transaction((client) => client.query('SELECT 1'));
  });

  it('that stops answering in a transaction costs its connection: nobody else gets it', async () => {
    const { db, silence } = await fakePostgres(true, { query_timeout: 200 });
    await expect(
      db.transaction(async (client) => {
        silence();
        await client.query('SELECT 1');
      }),
    ).rejects.toThrow(/timeout/i);
    await db.transaction((client) => client.query('SELECT 1'));
  });

  it('that does not answer to the beginning of a transaction costs its connection, too', async () => {
    const { db, silence } = await fakePostgres(true, { query_timeout: 200 });
    await db.query('SELECT 1');
    silence();
    await expect(db.transaction((client) => client.query('SELECT 1'))).rejects.toThrow(/timeout/i);
    await db.transaction((client) => client.query('SELECT 1'));
  });

  it('that does not answer makes calls fail fast', async () => {
    const { db } = await fakePostgres(false);
    await expect(db.query('SELECT 1')).rejects.toThrow(/timeout/i);
  });
});

describe('a prepared statement', () => {
  it('has one name for each text', () => {
    const [one, two] = [preparedName('SELECT $1 AS one'), preparedName('SELECT $1 AS two')];
    expect(one).not.toBe(two);
    expect(preparedName('SELECT $1 AS one')).toBe(one);
  });

  it('for a table that has changed is sent unprepared from then on; other errors change nothing', () => {
    const text = 'SELECT $1 AS three';
    const name = preparedName(text);
    expect(failedPrepared(text, { code: '23505', message: 'duplicate key' })).toBe(false);
    expect(preparedName(text)).toBe(name);
    const changed = { code: '0A000', message: 'cached plan must not change result type' };
    expect(failedPrepared(text, changed)).toBe(true);
    expect(preparedName(text)).toBeUndefined();
  });

  it.skipIf(!process.env.TEST_POSTGRES)('outlives a change of its table by a newer version', async () => {
    const db = openPostgres(`${process.env.TEST_POSTGRES}/postgres`);
    onTestFinished(() => db.close());
    const table = `changing_${process.pid}`;
    await db.query(`CREATE TABLE ${table} (a int)`);
    try {
      const read = () => db.query(`SELECT * FROM ${table} WHERE a = $1`, [1]);
      await db.query(`INSERT INTO ${table} VALUES (1)`);
      expect((await read()).rows).toEqual([{ a: 1 }]);
      await db.query(`ALTER TABLE ${table} ADD COLUMN b int DEFAULT 2`);
      expect((await read()).rows).toEqual([{ a: 1, b: 2 }]);
    } finally {
      await db.query(`DROP TABLE ${table}`);
    }
  });
});
