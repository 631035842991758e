import type { ServerResponse } from 'node:http';
import { type Fault, type Job, StandIn, type Step } from './stand-in.ts';

/** ComfyUI's server.py and execution.py. */
export class ComfyStandIn extends StandIn {
  /** Names of uploaded files. */
  readonly uploads: string[] = [];
  /** An older version has no call that cancels one job. */
  cancels = true;

  stepOf(_method: string, path: string): Step {
    if (path === '/prompt') return 'submit';
    if (path.startsWith('/history/')) return 'status';
    if (path.startsWith('/view?')) return 'file';
    return path.endsWith('/cancel') ? 'cancel' : 'other';
  }

  answer(
    { method, path, body }: { method: string; path: string; body: string },
    response: ServerResponse,
    step: Step,
    fault: Fault | undefined,
  ): unknown {
    if (step === 'file') return this.sendFile(response, fault);
    if (step === 'submit') return this.#submit(JSON.parse(body), response, fault);
    if (path === '/upload/image') {
      const name = /filename="([^"]+)"/.exec(body)?.[1] ?? '';
      // a file name that exists gets a number
      const given = this.uploads.includes(name) ? name.replace('.', ' (1).') : name;
      this.uploads.push(given);
      return this.json(response, 200, { name: given, subfolder: '', type: 'input' });
    }
    if (path === '/queue' && method === 'POST') {
      for (const id of JSON.parse(body).delete as string[]) this.#cancel(id);
      return response.writeHead(200).end();
    }
    if (path === '/queue') return this.json(response, 200, this.#queue());
    if (step === 'cancel') {
      if (!this.cancels) {
        return response.writeHead(405).end();
      }
      this.#cancel(path.split('/')[3] ?? '');
      return this.json(response, 200, { cancelled: true });
    }
    const job = this.jobs.get(path.slice('/history/'.length));
    // the same answer for a running job and an unknown one
    if (!job || job.waits-- > 0) return this.json(response, 200, {});
    return this.json(response, 200, { [job.id]: this.#history(job) });
  }

  #cancel(id: string): void {
    const job = this.jobs.get(id);
    if (job) job.cancelled = true;
  }

  #submit(
    {
      prompt,
      prompt_id,
      client_id,
    }: { prompt: Record<string, { inputs: object }>; prompt_id: string; client_id: string },
    response: ServerResponse,
    fault: Fault | undefined,
  ): unknown {
    const error = {
      type: 'prompt_outputs_failed_validation',
      message: 'Prompt outputs failed validation',
      details: '',
      extra_info: {},
    };
    const node_errors = {
      '5': {
        errors: [{ type: 'value_not_in_list', message: 'Value not in list' }],
        class_type: 'CheckpointLoaderSimple',
      },
    };
    if (fault === 'invalid') return this.json(response, 400, { error, node_errors });
    if (fault === 'moderated') return this.json(response, 200, { prompt_id, number: 1, node_errors });
    if (!client_id || prompt_id !== prompt_id.toLowerCase()) throw new Error('Not what ComfyUI wants.');
    this.add(prompt_id, prompt, fault);
    return this.json(response, 200, { prompt_id, number: this.jobs.size, node_errors: {} });
  }

  #queue() {
    const open = [...this.jobs.values()].filter(({ waits, cancelled }) => waits > 0 && !cancelled);
    const entry = (job: Job, number: number) => [number, job.id, job.input, {}, ['9']];
    return { queue_running: open.slice(0, 1).map(entry), queue_pending: open.slice(1).map(entry) };
  }

  #history({ failed, id, input }: Job) {
    const nodes = Object.entries(input as Record<string, { class_type: string }>);
    const [saver = ''] = nodes.find(([, node]) => node.class_type.startsWith('Save')) ?? [];
    if (failed)
      return {
        prompt: [],
        outputs: {},
        status: {
          status_str: 'error',
          completed: false,
          messages: [['execution_error', { prompt_id: id, exception_message: 'CUDA out of memory' }]],
        },
      };
    return {
      prompt: [],
      outputs: { [saver]: { images: [{ filename: `studio_00001_.png`, subfolder: '', type: 'output' }] } },
      status: {
        status_str: 'success',
        completed: true,
        messages: [['execution_success', { prompt_id: id }]],
      },
    };
  }
}
