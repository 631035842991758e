import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Fault, StandIn, type Step } from './stand-in.ts';

/** fal's queue: https://fal.ai/docs/documentation/model-apis/inference/queue */
export class FalStandIn extends StandIn {
  stepOf(method: string, path: string): Step {
    if (path.startsWith('/files/')) return 'file';
    if (method === 'POST') return 'submit';
    if (method === 'PUT') return 'cancel';
    return path.endsWith('/status') ? 'status' : 'other';
  }

  answer(
    { path, body }: { path: string; body: string },
    response: ServerResponse,
    step: Step,
    fault: Fault | undefined,
  ): unknown {
    if (step === 'file') return this.sendFile(response, fault);
    if (step === 'submit') return this.#submit(path, body, response, fault);
    const [, app, id = ''] = /^\/(.+)\/requests\/([^/]+)/.exec(path) ?? [];
    const job = this.jobs.get(id);
    if (!job) return this.json(response, 404, { detail: 'Request not found' });
    const urls = this.#urls(app ?? '', id);
    if (step === 'cancel') {
      job.cancelled = true;
      return this.json(response, 202, { status: 'CANCELLATION_REQUESTED' });
    }
    if (step === 'status') {
      if (job.waits-- > 1)
        return this.json(response, 202, { status: 'IN_QUEUE', queue_position: 3, ...urls });
      if (job.waits === 0) return this.json(response, 202, { status: 'IN_PROGRESS', logs: null, ...urls });
      return this.json(response, 200, {
        status: 'COMPLETED',
        logs: null,
        metrics: { inference_time: 1.2 },
        ...urls,
      });
    }
    if (!job.failed)
      return this.json(response, 200, {
        images: [{ url: `${this.address}/files/out.png`, content_type: 'image/png' }],
        image: { url: `${this.address}/files/out.png` },
        audio: { url: `${this.address}/files/out.mp3` },
        video: { url: `${this.address}/files/out.mp4` },
        seed: 7,
      });
    // only the result shows a failure
    return this.json(response, 422, {
      detail: [
        {
          loc: ['body', 'prompt'],
          msg: 'The content could not be processed because it was flagged by a content checker.',
          type: 'content_policy_violation',
          url: 'https://docs.fal.ai/errors/#content_policy_violation',
          input: 'words',
        },
      ],
    });
  }

  #submit(path: string, body: string, response: ServerResponse, fault: Fault | undefined): unknown {
    if (fault === 'invalid')
      return this.json(response, 422, {
        detail: [{ loc: ['body', 'image_size'], msg: 'Input should be greater', type: 'greater_than' }],
      });
    const id = randomUUID();
    this.add(id, JSON.parse(body), fault === 'moderated' ? 'fails' : fault);
    const app = path.slice(1).split('/').slice(0, 2).join('/');
    return this.json(response, 200, {
      request_id: id,
      queue_position: 0,
      status: 'IN_QUEUE',
      ...this.#urls(app, id),
    });
  }

  #urls(app: string, id: string) {
    const at = `${this.address}/${app}/requests/${id}`;
    return { response_url: at, status_url: `${at}/status`, cancel_url: `${at}/cancel` };
  }
}
