import { writeScript } from '../../generators/text/script.ts';
import type { ScriptRequest, TextProvider, WrittenScript } from '../../generators/text/texts.ts';

/** The built-in text engine, which records its calls, and waits or fails when a test says so. */
export class StandInTexts implements TextProvider {
  readonly name = 'stand-in writer';
  readonly asked: ScriptRequest[] = [];
  /** Awaited before each script. */
  before: (request: ScriptRequest, signal: AbortSignal) => Promise<void> = async () => {};

  async writeScript(request: ScriptRequest, options: { signal: AbortSignal }): Promise<WrittenScript> {
    this.asked.push(request);
    await this.before(request, options.signal);
    return writeScript(request);
  }
}
