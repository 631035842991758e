import type { Call, CallInput } from '../../../src/api/call.ts';
import { createClient } from '../../../src/api/client.ts';
import { imagine } from '../../../src/api/draw.ts';
import { subscribePush } from '../../../src/api/push.ts';
import { endOf, type Member, newMember, type Studio } from '../harness.ts';
import { Device, type PushService } from './push-service.ts';
import { pushServiceForTest } from './push-service-for-test.ts';

/** A member with subscribed browsers, and their push service; one for each test. */
export class PushMember {
  readonly studio: Studio;
  readonly service: PushService;
  readonly #member: Member;

  private constructor(studio: Studio, member: Member, service: PushService) {
    this.studio = studio;
    this.service = service;
    this.#member = member;
  }

  static async open(studio: Studio): Promise<PushMember> {
    return new PushMember(studio, await newMember(studio, 1000), await pushServiceForTest());
  }

  get userId() {
    return this.#member.userId;
  }
  get phone() {
    return this.#member.phone;
  }
  get token() {
    return this.#member.token;
  }

  /** Sends a call as one of the member's browsers. */
  as(deviceId: string, token = this.token) {
    const { fetch } = this.studio;
    const caller = () => ({ token, language: 'en' as const, timeZone: 'UTC', deviceId });
    return <C extends Call>(call: C, input: CallInput<C>) =>
      createClient({ fetch, base: '/api', caller }).send(call, input);
  }

  /** A browser that has subscribed. */
  async device(name: string, more: { off?: string[]; token?: string } = {}): Promise<Device> {
    const { off = [], token = this.token } = more;
    const made = new Device(this.service, name);
    await this.as(name, token)(subscribePush, { endpoint: made.endpoint, keys: made.keys, off });
    return made;
  }

  /** Draws, to the end. @returns the notice's name */
  async draw(): Promise<string> {
    const { task_id = '' } = await this.studio.send(this.token, imagine, {
      tool_name: 'mj',
      desc: PROMPT,
      options: {},
    });
    await endOf(this.studio, task_id);
    return `${this.userId}|draw|${task_id}:done`;
  }

  /** How many browsers are subscribed. */
  async devices(): Promise<number> {
    const { rows } = await this.studio.db.query('SELECT 1 FROM push_devices WHERE user_id = $1', [
      this.userId,
    ]);
    return rows.length;
  }
}

/** A prompt none of whose words may be in a push. */
export const PROMPT = 'a secret lamp';
