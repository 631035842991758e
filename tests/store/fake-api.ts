import { vi } from 'vitest';
import { session } from '../../src/store/account/session-state.ts';

export interface Sent {
  path: string;
  /** JSON, or the fields of a form. */
  body: unknown;
}
/** The answer per path: data, a refusal, or a complete response, e.g. a file. */
export type Answers = Record<string, (body: never) => unknown>;

export class Refused {
  readonly message: string;
  readonly status: number;
  readonly code: number;
  constructor(message: string, status = 200, code = 400) {
    this.message = message;
    this.status = status;
    this.code = code;
  }
}

/** The answer of a network that swallows the request, although the browser believes that it is online. */
export const lost = (): Promise<never> => Promise.reject(new TypeError('no network'));

async function bodyOf(init: RequestInit | undefined): Promise<unknown> {
  if (init?.body instanceof FormData) return Object.fromEntries(init.body.entries());
  return JSON.parse(String(init?.body ?? '{}'));
}

/** Replaces `fetch` by a fake server, and signs a member in. @returns the requests, in order */
export function fakeApi(answers: Answers, userId = 7): Sent[] {
  const sent: Sent[] = [];
  session.token = 'token';
  session.userId = userId;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname.replace(
      /^\/api/,
      '',
    );
    const body = await bodyOf(init);
    sent.push({ path, body });
    const answer = await answers[path]?.(body as never);
    if (answer instanceof Response) return answer;
    if (answer instanceof Refused)
      return Response.json(
        { code: answer.code, message: answer.message, data: null },
        { status: answer.status },
      );
    return Response.json({ code: 200, message: '', data: answer ?? null });
  });
  return sent;
}
