import type { EngineDb, OutboxRow } from '../db.ts';

/** A claim that has not been renewed for so long belongs to a context that died before it showed the notice. Milliseconds. */
export const STALE_CLAIM = 5_000;

interface Sight {
  /** The claim's timestamp, which each renewal changes. Only compared for change: it comes from another context's clock. */
  mark: number;
  /** When this context first saw that timestamp, by its own clock. */
  since: number;
  own: boolean;
}

/**
 * What one context has seen of the claims on notices. Clocks of two contexts may differ by any amount, so each judges a claim by how long
 * it has itself seen it unchanged.
 */
class ClaimWatch {
  #sights = new Map<string, Sight>();

  /** Records the rows as they are now, and forgets all others. */
  see(rows: readonly OutboxRow[], now: number): void {
    this.#sights = new Map(
      rows.map(({ id, at }) => {
        const seen = this.#sights.get(id);
        return [id, seen?.mark === at ? seen : { mark: at, since: now, own: false }];
      }),
    );
  }

  claimed({ id, at }: OutboxRow, now: number): void {
    this.#sights.set(id, { mark: at, since: now, own: true });
  }

  isStale({ id }: OutboxRow, now: number): boolean {
    const since = this.#sights.get(id)?.since ?? now;
    // after the clock was set back, the time since then is unknown
    return Math.abs(now - since) > STALE_CLAIM;
  }

  isOwn({ id, at }: OutboxRow): boolean {
    const seen = this.#sights.get(id);
    return seen?.own === true && seen.mark === at;
  }
}

/** One for each context: each has a connection of its own. */
const watches = new WeakMap<EngineDb, ClaimWatch>();

/** The watch of a database, the same one each time. */
export function watchOf(db: EngineDb): ClaimWatch {
  const watch = watches.get(db) ?? new ClaimWatch();
  watches.set(db, watch);
  return watch;
}
