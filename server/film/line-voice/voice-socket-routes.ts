/** WebSocket of the built-in voices: checks the ticket, waits for the first message, and sends the line's audio as base64. */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { timeoutSignal } from '../../../generators/timeout-signal.ts';
import { VOICE_STREAM_PATH } from '../../../src/api/script.ts';
import { takeNonce } from '../../account/identity/used-nonces.ts';
import { HOUR } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { countUse } from '../../rpc/limits.ts';
import { messageText } from '../../rpc/messages.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { refusalOf } from '../../rpc/refusal-of.ts';
import { requireProject } from '../projects/projects.ts';
import { streamLine } from './stream-line.ts';
import { readTicket, type Ticket } from './voice-ticket.ts';

/** Bytes of audio per message; a multiple of three, so that base64 needs no padding. */
const PIECE = 12 * 1024;
const LARGEST_MESSAGE = 64 * 1024;
/** Milliseconds: until the first message, and for a whole line. */
const FIRST_MS = 10_000;
const LONGEST_MS = 120_000;
const AT_ONCE = 3;
const PER_HOUR = 600;
/** Values of the stream's status field, as used by other services. */
const LAST = 2;
const MORE = 1;

/** Accepts WebSockets at the path of the voice stream, and refuses all others. */
export function voiceSocket(app: FastifyInstance, deps: Deps): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const running = new Map<number, number>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    admit(deps, request).then(
      (ticket) => {
        if ((running.get(ticket.userId) ?? 0) >= AT_ONCE) return refuse(socket, 429);
        sockets.handleUpgrade(request, socket, head, (opened) => {
          running.set(ticket.userId, (running.get(ticket.userId) ?? 0) + 1);
          opened.once('close', () => running.set(ticket.userId, (running.get(ticket.userId) ?? 1) - 1));
          void serve(deps, opened, ticket);
        });
      },
      (error: unknown) => refuse(socket, error instanceof Refusal ? error.status : 401),
    );
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
}

/** @throws if path, origin or ticket is invalid */
async function admit({ secret, db, config }: Deps, request: IncomingMessage): Promise<Ticket> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://studio');
  if (pathname !== VOICE_STREAM_PATH) throw new Error('no such path');
  const { origin, host, 'x-forwarded-host': forwarded } = request.headers;
  // refuse pages of other origins, even with a ticket; a trusted proxy forwards the original host
  const ours = config.trustProxy && forwarded ? [host, forwarded] : [host];
  if (origin && !ours.includes(new URL(origin).host)) throw new Error('another site');
  const authorization = searchParams.get('authorization') ?? '';
  const ticket = readTicket(secret, authorization);
  if (!ticket) throw new Error('no ticket');
  await takeNonce(db, authorization);
  await requireProject(db, ticket.userId, ticket.projectId);
  await countUse(db, { name: 'line-voice', max: PER_HOUR, seconds: HOUR }, String(ticket.userId));
  return ticket;
}

const REASONS: Readonly<Record<number, string>> = { 401: 'Unauthorized', 429: 'Too Many Requests' };

function refuse(socket: Duplex, status: number): void {
  const code = status in REASONS ? status : 401;
  socket.end(`HTTP/1.1 ${code} ${REASONS[code]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

async function serve(deps: Deps, socket: WebSocket, ticket: Ticket): Promise<void> {
  const stopped = new AbortController();
  socket.once('close', () => stopped.abort());
  socket.on('error', () => socket.terminate());
  const limit = timeoutSignal(LONGEST_MS);
  const signal = AbortSignal.any([stopped.signal, limit]);
  const sendMessage = (message: object): void => socket.send(JSON.stringify(message));
  try {
    // the first message only starts the stream; its text is ignored, the ticket determines the line
    await firstMessage(socket, signal);
    let list_order = 0;
    const pieces = inWholeThrees((sound) =>
      sendMessage({ audio: sound.toString('base64'), list_order, status: MORE }),
    );
    await streamLine(deps, ticket, {
      left: stopped.signal,
      limit,
      onSound: (piece, order) => {
        list_order = order;
        pieces.add(piece);
      },
    });
    pieces.end();
    sendMessage({ status: LAST });
    socket.close(1000);
  } catch (error) {
    if (stopped.signal.aborted) return;
    if (!(error instanceof Refusal) && !signal.aborted) deps.report('voice stream', error);
    const { code, key, fill } = refusalOf(error) ?? new Refusal(500, 'serverError');
    sendMessage({ code, message: messageText(key, ticket.language, fill) });
    socket.close(1011);
  }
}

/** Splits audio into chunks whose length is a multiple of three bytes, so that their base64 can be concatenated; the last may be shorter. */
function inWholeThrees(give: (piece: Buffer) => void): { add(piece: Uint8Array): void; end(): void } {
  let rest = Buffer.alloc(0);
  const giveTo = (end: number) => {
    for (let at = 0; at < end; at += PIECE) give(rest.subarray(at, Math.min(end, at + PIECE)));
    rest = rest.subarray(end);
  };
  return {
    add: (piece) => {
      rest = Buffer.concat([rest, piece]);
      giveTo(rest.length - (rest.length % 3));
    },
    end: () => giveTo(rest.length),
  };
}

const firstMessage = (socket: WebSocket, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.close(1008), FIRST_MS);
    const done = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    socket.once('message', done(resolve));
    signal.addEventListener(
      'abort',
      done(() => reject(signal.reason)),
      { once: true },
    );
  });
