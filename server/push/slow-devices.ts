/** Keeps endpoints that do not answer from taking the places of other devices' pushes. In memory: each process learns it by itself. */

/** Pushes to one device at the same time. */
const AT_ONCE = 2;
/** Seconds until a push is looked at again whose device has others under way. */
const BUSY_SECONDS = 2;
/** How long a device is left alone after it has not answered. */
const REST_SECONDS = 60;

export class SlowDevices {
  readonly #underWay = new Map<number, number>();
  readonly #restingUntil = new Map<number, number>();

  /** Seconds until the device has a place for another push; 0 if it has one now. */
  busyFor(device: number): number {
    return (this.#underWay.get(device) ?? 0) >= AT_ONCE ? BUSY_SECONDS : 0;
  }

  /** Whether the device has not answered lately. */
  rests(device: number, now = Date.now()): boolean {
    for (const [one, until] of this.#restingUntil) if (until <= now) this.#restingUntil.delete(one);
    return this.#restingUntil.has(device);
  }

  /** Runs one push to a device. @param isSlow whether its outcome means that nobody answered */
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
