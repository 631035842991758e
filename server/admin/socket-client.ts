/** The client of the admin socket: sends a command to the running server. */
import { request } from 'node:http';
import * as v from 'valibot';
import { BadUsage, CannotDo } from './command.ts';
import type { Endpoint } from './endpoint-file.ts';
import type { CommandRequest } from './socket-server.ts';

const Answer = v.union([
  v.object({ data: v.unknown() }),
  v.object({ error: v.object({ message: v.string() }) }),
]);

/** Nothing listens on the socket: no server is running. */
export class NotRunning extends Error {
  override readonly name = 'NotRunning';
}

const GONE = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);

/** @returns the command's result @throws NotRunning, BadUsage, CannotDo */
export async function sendCommand({ socket, token }: Endpoint, command: CommandRequest): Promise<unknown> {
  const { status, text } = await send(socket, token, JSON.stringify(command));
  const answer = v.safeParse(Answer, read(text));
  if (!answer.success) throw new CannotDo('The server sent an answer that cannot be read.');
  if ('error' in answer.output) {
    const { message } = answer.output.error;
    throw status === 422 ? new BadUsage(message) : new CannotDo(message);
  }
  return answer.output.data;
}

function send(socketPath: string, token: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        socketPath,
        path: '/',
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
      },
      async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        } catch {
          reject(
            new CannotDo(
              'The server stopped before it answered. Run "log" to see whether the command was done.',
            ),
          );
        }
      },
    );
    asking.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        GONE.has(error.code ?? '')
          ? new NotRunning()
          : new CannotDo(
              `The server cannot be reached (${error.code ?? error.message}). Run "log" to see whether the command was done.`,
            ),
      ),
    );
    asking.end(body);
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
