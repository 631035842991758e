import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';
import { session } from '../../../src/store/account/session-state.ts';

/** The first bytes of an MP4. */
const HEAD = new Uint8Array([0, 0, 0, 32, ...new TextEncoder().encode('ftypisom')]);

/** A file that starts like an MP4. @param fill distinguishes files */
export const film = (bytes = 40, fill = 1, name = 'sea.mp4'): File =>
  new File([HEAD, new Uint8Array(bytes - HEAD.length).fill(fill)], name, { type: 'video/mp4' });

/** A fake upload server. */
export class FakeUploads {
  partBytes = 16;
  /** The received parts. */
  parts = new Map<number, number>();
  /** Every request, in order, e.g. `PUT /upload/works/t1/0`. */
  readonly seen: string[] = [];
  /** Failures of the next requests, by type: an HTTP status, or 0 for no answer. */
  readonly wrong = { token: [] as Wrong[], list: [] as Wrong[], part: [] as Wrong[], info: [] as Wrong[] };
  /** Delays parts until it resolves. */
  gate: Promise<void> = Promise.resolve();
  #tokens = 0;

  constructor(user: number) {
    session.token = 'token';
    session.userId = user;
    // happy-dom's files cannot be structured-cloned
    vi.stubGlobal('Blob', NodeBlob);
    vi.stubGlobal('File', NodeFile);
    vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => this.#answer(String(input), init));
    const take = this.#take.bind(this);
    vi.stubGlobal('XMLHttpRequest', fakeRequest(take));
  }

  get puts(): string[] {
    return this.seen.filter((one) => one.startsWith('PUT')).map((one) => one.slice(one.lastIndexOf('/') + 1));
  }

  async #answer(address: string, init?: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(address, location.href);
    this.seen.push(`${init?.method ?? 'GET'} ${pathname}${search}`);
    if (pathname.endsWith('works-upload-token')) {
      const failed = failure(this.wrong.token);
      if (failed) return failed;
      this.#tokens += 1;
      this.parts.clear();
      return Response.json({
        code: 200,
        message: '',
        data: { token: `t${this.#tokens}`, domain: '/upload/works' },
      });
    }
    if (search === '?info')
      return failure(this.wrong.info) ?? Response.json({ duration: 12.5, width: 320, height: 180 });
    return (
      failure(this.wrong.list) ?? Response.json({ parts: [...this.parts.keys()], part_bytes: this.partBytes })
    );
  }

  async #take(address: string, body: Blob): Promise<Response> {
    this.seen.push(`PUT ${address}`);
    await this.gate;
    const failed = failure(this.wrong.part);
    if (failed) return failed;
    this.parts.set(Number(address.slice(address.lastIndexOf('/') + 1)), body.size);
    return new Response(null, { status: 204 });
  }
}

type Wrong = number | { status: number; message: string };

function failure(wrong: Wrong[]): Response | null {
  const next = wrong.shift();
  if (next === undefined) return null;
  const { status, message } = typeof next === 'number' ? { status: next, message: '' } : next;
  if (status === 0) throw new TypeError('no network');
  return Response.json({ code: status, message, data: null }, { status });
}

const fakeRequest = (take: (address: string, body: Blob) => Promise<Response>) =>
  class {
    upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    status = 0;
    responseText = '';
    #address = '';
    #over = false;
    open(_method: string, address: string) {
      this.#address = address;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send(body: Blob) {
      this.upload.onprogress?.({ loaded: body.size / 2 });
      take(this.#address, body).then(
        async (answer) => {
          if (this.#over) return;
          this.status = answer.status;
          this.responseText = await answer.text();
          this.onload();
        },
        () => this.#over || this.onerror(),
      );
    }
    abort() {
      if (this.#over) return;
      this.#over = true;
      this.onabort();
    }
  };
