/** The job has to wait for a service: it is queued again for later. Not counted as an attempt, and occupies no worker. */
export class Parked extends Error {
  override readonly name = 'Parked';
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Parked for ${seconds} s.`);
    this.seconds = seconds;
  }
}
