import type { ServerResponse } from 'node:http';
import { type Fault, StandIn, type Step } from './stand-in.ts';

/** The Images API, as GPT image models answer: only base64. */
export class OpenAiStandIn extends StandIn {
  /** The content of a chat answer. */
  says = '';
  /** Where pictures lie, beside their bytes, as other services of this API answer. */
  url: string | null = null;

  stepOf(method: string, path: string): Step {
    if (path.startsWith('/files/')) return 'file';
    return method === 'POST' && /^\/v1\/(images|audio|chat)\//.test(path) ? 'submit' : 'other';
  }

  answer(
    { path, body, headers }: { path: string; body: string; headers: Record<string, unknown> },
    response: ServerResponse,
    step: Step,
    fault: Fault | undefined,
  ): unknown {
    if (step === 'file') return this.sendFile(response, fault);
    if (path === '/v1/models')
      return this.json(response, 200, { object: 'list', data: [{ id: 'gpt-image-1' }] });
    const error = (message: string, code: string | null) => ({
      error: {
        message,
        type: code === null ? 'invalid_request_error' : 'image_generation_user_error',
        param: null,
        code,
      },
    });
    if (fault === 'moderated')
      return this.json(
        response,
        400,
        error('Your request was rejected as a result of our safety system.', 'moderation_blocked'),
      );
    if (fault === 'invalid') return this.json(response, 400, error("Unknown parameter: 'ratio'.", null));
    this.add(`call-${this.jobs.size}`, { body, type: headers['content-type'] }, fault);
    if (path === '/v1/chat/completions')
      return this.json(response, 200, {
        object: 'chat.completion',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: this.says } }],
      });
    if (path === '/v1/audio/speech') {
      return response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(this.file);
    }
    const b64_json = fault === 'garbage' ? 'AAAA' : Buffer.from(this.file).toString('base64');
    const picture = { b64_json, ...(this.url === null ? {} : { url: this.url }) };
    return this.json(response, 200, { created: 1, data: [picture], usage: { total_tokens: 100 } });
  }
}
