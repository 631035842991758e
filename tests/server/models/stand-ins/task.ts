import type { ServerResponse } from 'node:http';
import { type Fault, StandIn, type Step } from './stand-in.ts';

/** A service such as MiniMax's: status 200 for everything with its own code, a file's number, and a call for its address. */
export class TaskStandIn extends StandIn {
  stepOf(method: string, path: string): Step {
    if (path.startsWith('/cdn/')) return 'file';
    if (method === 'POST') return 'submit';
    if (method === 'DELETE') return 'cancel';
    return path.startsWith('/v1/query') ? 'status' : 'other';
  }

  answer(
    { path, body }: { path: string; body: string },
    response: ServerResponse,
    step: Step,
    fault: Fault | undefined,
  ): unknown {
    const ok = { status_code: 0, status_msg: 'success' };
    if (step === 'file') return this.sendFile(response, fault);
    if (step === 'submit') {
      if (fault === 'moderated')
        return this.json(response, 200, {
          task_id: '',
          base_resp: { status_code: 1026, status_msg: 'input new_sensitive' },
        });
      if (fault === 'invalid')
        return this.json(response, 200, {
          task_id: '',
          base_resp: { status_code: 2013, status_msg: 'invalid params' },
        });
      const id = String(106916112212032 + this.jobs.size);
      this.add(id, JSON.parse(body), fault);
      return this.json(response, 200, { task_id: id, base_resp: ok });
    }
    const url = new URL(path, this.address);
    if (url.pathname === '/v1/files/retrieve')
      return this.json(response, 200, {
        file: { file_id: 1, filename: 'output.png', download_url: `${this.address}/cdn/output.png` },
        base_resp: ok,
      });
    const id = url.searchParams.get('task_id') ?? url.pathname.split('/').at(-1) ?? '';
    const job = this.jobs.get(id);
    if (!job) return this.json(response, 404, { base_resp: { status_code: 1004, status_msg: 'not found' } });
    if (step === 'cancel') {
      job.cancelled = true;
      return this.json(response, 200, { base_resp: ok });
    }
    if (job.waits-- > 0)
      return this.json(response, 200, { task_id: id, status: 'Processing', base_resp: ok });
    return this.json(
      response,
      200,
      job.failed
        ? {
            task_id: id,
            status: 'Fail',
            base_resp: { status_code: 1027, status_msg: 'output video sensitive' },
          }
        : { task_id: id, status: 'Success', file_id: '205258526306433', base_resp: ok },
    );
  }
}
