import { type ChildProcess, fork } from 'node:child_process';
import { rejectOnAbort } from '../reject-on-abort.ts';
import { espeakMissing } from './find-espeak.ts';
import { VoiceFailed } from './speech.ts';
import type { VoiceAnswer, VoiceTask } from './voice-messages.ts';

export type Sound = Extract<VoiceAnswer, { kind: 'sound' }>;

/** Ends a process that hangs: a text takes a few ms a character, and the first one also loads the voice; on a busy machine, many times that. */
const limitMs = ({ clauses }: VoiceTask): number =>
  60_000 + 100 * clauses.reduce((sum, { text }) => sum + text.length, 0);
const HEAP_MB = 512;
/** An idle process holds 100 MB; restarting takes a fraction of a second. */
const IDLE_MS = 10_000;

/**
 * The process that runs eSpeak NG. It starts with the first task, runs one at a time, and is killed when a task is aborted or
 * times out; the next task starts it again. It exits when idle, and does not keep the server running.
 */
export class VoiceProcess {
  readonly #url: URL;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  readonly #idleMs: number;

  constructor(url: URL, idleMs = IDLE_MS) {
    this.#url = url;
    this.#idleMs = idleMs;
  }

  /** The process id while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws the signal's reason; VoiceFailed; MediaToolMissing if eSpeak NG is not installed */
  speak(task: VoiceTask, signal: AbortSignal): Promise<Sound> {
    const turn = this.#last.then(() => {
      signal.throwIfAborted();
      return this.#run(task, signal);
    });
    this.#last = turn.catch(() => {});
    return rejectOnAbort(turn, signal);
  }

  #start(): ChildProcess {
    clearTimeout(this.#idle);
    if (this.#child) return this.#child;
    const child = fork(this.#url, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // no secrets of the server; Windows cannot start a process without SystemRoot
      env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const gone = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.once('exit', gone).on('error', gone);
    this.#child = child;
    return child;
  }

  #leave(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
    child.kill();
  }

  #run(task: VoiceTask, signal: AbortSignal): Promise<Sound> {
    const child = this.#start();
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
        child.unref();
        child.channel?.unref();
        this.#idle = setTimeout(() => this.#leave(child), this.#idleMs).unref();
        end();
      };
      const kill = (reason: unknown) =>
        settle(() => {
          if (this.#child === child) this.#child = undefined;
          child.kill('SIGKILL');
          reject(reason);
        });
      const onAbort = () => kill(signal.reason);
      const timer = setTimeout(() => kill(new VoiceFailed('The voice did not answer.')), limitMs(task));
      const onError = (cause: Error) => kill(new VoiceFailed('The voice could not be started.', { cause }));
      const onExit = (code: number | null) => kill(new VoiceFailed(`The voice ended with code ${code}.`));
      const onMessage = (message: unknown) => {
        // The child is ours; its messages are of this type.
        const answer = message as VoiceAnswer;
        if (answer.kind === 'sound') settle(() => resolve(answer));
        else if (answer.kind === 'failed') kill(new VoiceFailed(answer.message));
        else kill(espeakMissing());
      };
      signal.addEventListener('abort', onAbort);
      child.on('message', onMessage).on('exit', onExit).on('error', onError);
      child.ref();
      child.channel?.ref();
      child.send(task, (error) => {
        if (error) onError(error);
      });
    });
  }
}
