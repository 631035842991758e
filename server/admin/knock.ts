/** The other side of the door: asks the running server to do a command. */
import { request } from 'node:http';
import * as v from 'valibot';
import { BadUsage, CannotDo } from './command.ts';
import type { Asked, Note } from './door.ts';

const Answer = v.union([
  v.object({ data: v.unknown() }),
  v.object({ error: v.object({ message: v.string() }) }),
]);

/** Nobody answers at the door: no server runs, or it has died. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
}

const GONE = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);

/** @returns what the command says @throws NobodyThere, BadUsage, CannotDo */
export async function knock({ socket, token }: Note, asked: Asked): Promise<unknown> {
  const { status, text } = await send(socket, token, JSON.stringify(asked));
  const answer = v.safeParse(Answer, read(text));
  if (!answer.success) throw new CannotDo('The server gave no answer that can be read.');
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
          reject(new CannotDo('The server ended before it answered; "log" says whether it was done.'));
        }
      },
    );
    asking.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        GONE.has(error.code ?? '')
          ? new NobodyThere()
          : new CannotDo(
              `The server cannot be asked (${error.code ?? error.message}); "log" says whether it was done.`,
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
