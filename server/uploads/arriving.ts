import { Transform } from 'node:stream';

/** Idle timeout in milliseconds. A large upload may take any time while bytes arrive. */
const SILENCE = 30_000;

/** Counts bytes, and aborts above the limit or after the idle timeout. */
export class Counter extends Transform {
  bytes = 0;
  readonly #max: number;
  readonly #tooLarge: () => Error;
  readonly #timer: NodeJS.Timeout;
  constructor(max: number, tooLarge: () => Error) {
    super();
    this.#max = max;
    this.#tooLarge = tooLarge;
    this.#timer = setTimeout(() => this.destroy(new Error('The upload has stopped arriving.')), SILENCE);
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer);
    done(error);
  }
  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error: Error | null, data?: Buffer) => void,
  ): void {
    this.#timer.refresh();
    this.bytes += chunk.length;
    if (this.bytes > this.#max) done(this.#tooLarge());
    else done(null, chunk);
  }
}
