/** Where the running server takes commands: a local socket that only its own account can open. */
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { newKey, newToken, sameText } from '../secrets.ts';
import { type AdminDeps, BadUsage, CannotDo } from './command.ts';
import { perform } from './perform.ts';

/** Says where the socket is and what opens it; readable by the owner only. */
const NOTE = 'operator.json';
const OWNER_ONLY = 0o600;
const OTHERS_NOTHING = 0o077;
/** The shortest limit on a socket's path is macOS's 104 bytes with its end. */
const LONGEST_PATH = 100;
const LONGEST_BODY = 1024 * 1024;

export const Note = v.object({ socket: v.string(), token: v.string() });
export type Note = v.InferOutput<typeof Note>;

const Asked = v.strictObject({
  name: v.string(),
  typed: v.record(v.string(), v.union([v.string(), v.boolean()])),
  operator: v.pipe(v.string(), v.maxLength(100)),
});
export type Asked = v.InferOutput<typeof Asked>;

/** A pipe on Windows; a socket in the data folder, or under a name nobody can foresee where that path is too long. */
export function socketPath(dataDir: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return `\\\\.\\pipe\\inkreel-${newKey()}`;
  const inside = join(resolve(dataDir), 'operator.sock');
  return Buffer.byteLength(inside) <= LONGEST_PATH ? inside : join(tmpdir(), `inkreel-${newKey()}.sock`);
}

/**
 * Opens the door of a running server. The caller holds the data folder, so that a socket left there is a dead one's.
 * @returns closes it
 */
export async function openDoor(
  deps: AdminDeps,
  report: (what: string, error: unknown) => void,
): Promise<() => Promise<void>> {
  const { dataDir } = deps.config;
  const socket = socketPath(dataDir);
  const note: Note = { socket, token: newToken() };
  const server = createServer((request, response) => {
    answer(deps, note.token, request, response).catch((error: unknown) => {
      report('operator command', error);
      say(response, 500, { error: { message: 'It failed; the log of the server says more.' } });
    });
  });
  const onDisk = process.platform !== 'win32';
  if (onDisk) await rm(socket, { force: true });
  const before = process.umask(OTHERS_NOTHING);
  try {
    await new Promise<void>((ready, failed) => server.once('error', failed).listen(socket, ready));
  } finally {
    process.umask(before);
  }
  if (onDisk) await chmod(socket, OWNER_ONLY);
  const file = join(dataDir, NOTE);
  // removed first, since writing keeps the mode of a file that is there
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(note), { mode: OWNER_ONLY });
  return async () => {
    await rm(file, { force: true });
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  };
}

/** Where the server of a data folder takes commands; null when none has left word. */
export async function readNote(dataDir: string): Promise<Note | null> {
  try {
    return v.parse(Note, JSON.parse(await readFile(join(dataDir, NOTE), 'utf8')));
  } catch {
    return null;
  }
}

async function answer(
  deps: AdminDeps,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST' || !sameText(request.headers.authorization ?? '', token))
    return say(response, 403, { error: { message: 'Not allowed.' } });
  const asked = v.safeParse(Asked, await bodyOf(request));
  if (!asked.success) return say(response, 400, { error: { message: 'It could not be read.' } });
  try {
    say(response, 200, { data: await perform(deps, asked.output) });
  } catch (error) {
    if (error instanceof BadUsage) say(response, 422, { error: { message: error.message } });
    else if (error instanceof CannotDo) say(response, 409, { error: { message: error.message } });
    else throw error;
  }
}

const say = (response: ServerResponse, status: number, body: object): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify(body));
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LONGEST_BODY) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return null;
  }
}
