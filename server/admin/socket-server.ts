/** The admin socket, on which the running server accepts commands. Only the server's own account can open it. */
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { newKey, newToken, sameText } from '../secrets.ts';
import { type AdminDeps, BadUsage, CannotDo } from './command.ts';
import { type Endpoint, OWNER_ONLY, removeEndpoint, writeEndpoint } from './endpoint-file.ts';
import { runCommand } from './run-command.ts';

const OTHERS_NOTHING = 0o077;
/** macOS has the shortest limit for a socket's path: 104 bytes including the terminating zero. */
const LONGEST_PATH = 100;
const LONGEST_BODY = 1024 * 1024;

const CommandRequest = v.strictObject({
  name: v.string(),
  typed: v.record(v.string(), v.union([v.string(), v.boolean()])),
  operator: v.pipe(v.string(), v.maxLength(100)),
});
export type CommandRequest = v.InferOutput<typeof CommandRequest>;

/** A named pipe on Windows; elsewhere a socket in the data folder, or with a random name if that path is too long. */
export function socketPath(dataDir: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return `\\\\.\\pipe\\inkreel-${newKey()}`;
  const inside = join(resolve(dataDir), 'operator.sock');
  return Buffer.byteLength(inside) <= LONGEST_PATH ? inside : join(tmpdir(), `inkreel-${newKey()}.sock`);
}

/**
 * Opens the admin socket of a running server. The caller holds the data folder's lock, so an existing socket belongs to a dead
 * process.
 * @returns a function that closes it
 */
export async function openAdminSocket(
  deps: AdminDeps,
  report: (what: string, error: unknown) => void,
): Promise<() => Promise<void>> {
  const { dataDir } = deps.config;
  const socket = socketPath(dataDir);
  const endpoint: Endpoint = { socket, token: newToken() };
  const server = createServer((request, response) => {
    answer(deps, endpoint.token, request, response).catch((error: unknown) => {
      report('operator command', error);
      respond(response, 500, { error: { message: 'The command failed. See the log of the server.' } });
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
  await writeEndpoint(dataDir, endpoint);
  return async () => {
    await removeEndpoint(dataDir);
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  };
}

async function answer(
  deps: AdminDeps,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST' || !sameText(request.headers.authorization ?? '', token))
    return respond(response, 403, { error: { message: 'Not allowed.' } });
  const parsed = v.safeParse(CommandRequest, await bodyOf(request));
  if (!parsed.success)
    return respond(response, 400, { error: { message: 'The command could not be read.' } });
  try {
    respond(response, 200, { data: await runCommand(deps, parsed.output) });
  } catch (error) {
    if (error instanceof BadUsage) respond(response, 422, { error: { message: error.message } });
    else if (error instanceof CannotDo) respond(response, 409, { error: { message: error.message } });
    else throw error;
  }
}

const respond = (response: ServerResponse, status: number, body: object): void => {
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
