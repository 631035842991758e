/** Limits pushes to endpoints that do not answer, so that they do not block others. In memory, so each process learns it separately. */

/** Maximum concurrent pushes per device. */
const AT_ONCE = 2;
/** Seconds until a push to a busy device is tried again. */
const BUSY_SECONDS = 2;
/** Seconds without pushes to a device that has not answered. */
const REST_SECONDS = 60;

export class SlowDevices {
  readonly #underWay = new Map<number, number>();
  readonly #restingUntil = new Map<number, number>();

  /** Seconds until the device can receive another push; 0 for now. */
  busyFor(device: number): number {
    return (this.#underWay.get(device) ?? 0) >= AT_ONCE ? BUSY_SECONDS : 0;
  }

  /** Whether the device has recently not answered. */
  rests(device: number, now = Date.now()): boolean {
    for (const [one, until] of this.#restingUntil) if (until <= now) this.#restingUntil.delete(one);
    return this.#restingUntil.has(device);
  }

  /** Runs a push to a device. @param isSlow whether the outcome is a timeout */
  async send<T>(device: number, push: () => Promise<T>, isSlow: (outcome: T) => boolean): Promise<T> {
    this.#underWay.set(device, (this.#underWay.get(device) ?? 0) + 1);
    try {
      const outcome = await push();
      if (isSlow(outcome)) this.#restingUntil.set(device, Date.now() + REST_SECONDS * 1000);
      return outcome;
    } finally {
      const left = (this.#underWay.get(device) ?? 1) - 1;
      if (left > 0) this.#underWay.set(device, left);
      else this.#underWay.delete(device);
    }
  }
}
