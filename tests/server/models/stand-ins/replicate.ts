import type { ServerResponse } from 'node:http';
import { type Fault, type Job, StandIn, type Step } from './stand-in.ts';

/** Replicate's HTTP API: https://replicate.com/docs/reference/http */
export class ReplicateStandIn extends StandIn {
  readonly #created = new Map<string, string>();

  stepOf(method: string, path: string): Step {
    if (path.startsWith('/delivery/')) return 'file';
    if (path.endsWith('/cancel')) return 'cancel';
    if (method === 'POST' && path.endsWith('/predictions')) return 'submit';
    return /^\/v1\/predictions\/./.test(path) ? 'status' : 'other';
  }

  answer(
    { path, body }: { path: string; body: string },
    response: ServerResponse,
    step: Step,
    fault: Fault | undefined,
  ): unknown {
    if (step === 'file') return this.sendFile(response, fault);
    if (step === 'submit') return this.#submit(body, response, fault);
    if (path === '/v1/files') {
      const urls = { get: `${this.address}/v1/files/abc` };
      return this.json(response, 201, { id: 'abc', name: 'picture.jpg', content_type: 'image/jpeg', urls });
    }
    if (path === '/v1/predictions') {
      const results = [...this.jobs.values()].reverse().map((job) => this.#shown(job));
      return this.json(response, 200, { previous: null, next: null, results });
    }
    const job = this.jobs.get(path.split('/')[3] ?? '');
    if (!job) return this.json(response, 404, { title: 'Not Found', status: 404 });
    if (step === 'cancel') job.cancelled = true;
    else job.waits--;
    return this.json(response, 200, this.#shown(job));
  }

  #submit(body: string, response: ServerResponse, fault: Fault | undefined): unknown {
    if (fault === 'invalid')
      return this.json(response, 422, {
        title: 'Input validation failed',
        detail: '- input.width: Must be less than or equal to 1440',
        status: 422,
        invalid_fields: [{ type: 'invalid', field: 'input.width' }],
      });
    const id = `p${this.jobs.size}xyz${Math.random().toString(36).slice(2)}`;
    this.#created.set(id, new Date().toISOString());
    const job = this.add(id, JSON.parse(body).input, fault === 'moderated' ? 'fails' : fault);
    return this.json(response, 201, this.#shown(job));
  }

  #shown({ id, input, waits, failed, cancelled }: Job) {
    const done = waits < 0;
    const status = cancelled
      ? 'canceled'
      : !done
        ? waits > 0
          ? 'starting'
          : 'processing'
        : failed
          ? 'failed'
          : 'succeeded';
    return {
      id,
      model: 'black-forest-labs/flux-schnell',
      version: 'hidden',
      input,
      logs: '',
      output: status === 'succeeded' ? [`${this.address}/delivery/${id}/out-0.webp`] : null,
      data_removed: false,
      error:
        status === 'failed'
          ? 'NSFW content detected. Try running it again, or try a different prompt.'
          : null,
      source: 'api',
      status,
      created_at: this.#created.get(id),
      urls: {
        get: `${this.address}/v1/predictions/${id}`,
        cancel: `${this.address}/v1/predictions/${id}/cancel`,
      },
    };
  }
}
