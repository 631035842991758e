import type { Work } from '../../api/works.ts';
import { joinParts, partAt } from './joined-parts.ts';
import { packAddress, unpackAddress } from './packed-address.ts';

/**
 * A work in a compact form for long lists. A list may have ten thousand works, of which a few dozen are read: addresses and numbers
 * are joined in one string, words in another, and split when somebody reads them. That takes a third of the memory. What the layout
 * reads of every work is stored separately.
 */
class PackedWork implements Work {
  readonly work_id: number | undefined;
  readonly poster_width: number | undefined;
  readonly poster_height: number | undefined;
  /** Latin-1, which engines store as one byte a character, unless an address has other characters. */
  readonly #facts: string;
  readonly #words: string;

  constructor(work: Work) {
    this.work_id = work.work_id;
    this.poster_width = work.poster_width;
    this.poster_height = work.poster_height;
    this.#facts = joinParts(
      ...[work.poster_url, work.source_url, work.excerpt_url, work.user_avatar].map(packAddress),
      work.create_time,
      ...[work.duration, work.home_id, work.is_show, work.check_status],
      ...[work.views, work.likes, work.liked, work.sample],
    );
    const { name, desc, user_nickname, check_msg, alt, provider } = work;
    this.#words = joinParts(name, desc, user_nickname, check_msg, alt, provider);
  }

  #number(at: number): number {
    return Number(partAt(this.#facts, at));
  }
  #address(at: number): string {
    return unpackAddress(partAt(this.#facts, at));
  }
  get poster_url(): string {
    return this.#address(0);
  }
  get source_url(): string {
    return this.#address(1);
  }
  get excerpt_url(): string {
    return this.#address(2);
  }
  get user_avatar(): string {
    return this.#address(3);
  }
  get create_time(): string {
    return partAt(this.#facts, 4);
  }
  get duration(): number {
    return this.#number(5);
  }
  get home_id(): number {
    return this.#number(6);
  }
  get is_show(): 0 | 1 {
    return this.#number(7) === 1 ? 1 : 0;
  }
  get check_status(): number {
    return this.#number(8);
  }
  get views(): number {
    return this.#number(9);
  }
  get likes(): number {
    return this.#number(10);
  }
  get liked(): 0 | 1 {
    return this.#number(11) === 1 ? 1 : 0;
  }
  get sample(): 0 | 1 {
    return this.#number(12) === 1 ? 1 : 0;
  }
  get name(): string {
    return partAt(this.#words, 0);
  }
  get desc(): string {
    return partAt(this.#words, 1);
  }
  get user_nickname(): string {
    return partAt(this.#words, 2);
  }
  get check_msg(): string {
    return partAt(this.#words, 3);
  }
  get alt(): string {
    return partAt(this.#words, 4);
  }
  get provider(): string {
    return partAt(this.#words, 5);
  }

  /** The plain work, e.g. for the cache. */
  toJSON(): Work {
    const { work_id, poster_width, poster_height, poster_url, source_url, excerpt_url } = this;
    const { user_avatar, create_time, duration, home_id, is_show, check_status } = this;
    const { views, likes, liked, sample, name, desc, user_nickname, check_msg, alt, provider } = this;
    return {
      ...{ work_id, poster_width, poster_height, poster_url, source_url, excerpt_url },
      ...{ user_avatar, create_time, duration, home_id, is_show, check_status },
      ...{ views, likes, liked, sample, name, desc, user_nickname, check_msg, alt, provider },
    };
  }
}

/** Packs a work for a list. */
export const packWork = (work: Work): Work => (work instanceof PackedWork ? work : new PackedWork(work));

/** A work whose fields can be copied. */
export const plainWork = (work: Work): Work => (work instanceof PackedWork ? work.toJSON() : work);
