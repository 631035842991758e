/** A job waits for a service: it is queued again for later. That is no attempt, and it holds no worker. */
export class Parked extends Error {
  override readonly name = 'Parked';
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Parked for ${seconds} s.`);
    this.seconds = seconds;
  }
}
