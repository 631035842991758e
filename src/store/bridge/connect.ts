import { acknowledge } from '../../sw/engine/acknowledge.ts';
import { STALE_CLAIM } from '../../sw/engine/claim-watch.ts';
import {
  claimNotices,
  isClaimedElsewhere,
  markSeen,
  markShown,
  releaseClaims,
  renewClaims,
} from '../../sw/engine/outbox.ts';
import { publish } from '../../sw/engine/publish.ts';
import type { AskPlace, Change, Command, EngineEvent, Notice, OpenPlace } from '../../sw/protocol.ts';
import { clientFor } from '../client-for.ts';
import { db } from './engine-db.ts';
import { createHeart } from './heart.ts';
import { findHost, type Host, type OnUpdate } from './host.ts';
import { ensureStore } from './memory-store.ts';
import { post } from './post.ts';
import { createStandIn } from './stand-in.ts';
import { openView, type Sink } from './view.ts';

export interface Listener extends Sink {
  /** Ended tasks this page has claimed and must announce. */
  announce(notices: Notice[]): void;
  update: OnUpdate;
  /** A notification was clicked while this window was open. */
  open(place: string): void;
}

/** Milliseconds between renewals of claims on visible notices. Others take over what has not been renewed for 5 s. */
const RENEW_EVERY = 2_000;

export interface EngineLink {
  /** Resolves when the first snapshot is here and the worker, or its stand-in, is found. */
  started: Promise<void>;
  send(command: Command): void;
  /** Reloads everything. */
  reload(): Promise<void>;
  /** Says whether tasks are open, so that this page keeps the worker alive. */
  setOpen(open: boolean): void;
  /** Asks the browser, if it can, to wake the worker once all tabs are closed. */
  askForSync(): void;
}

/** Milliseconds the old worker has to end. After that, pages beat again. */
const HANDOVER = 5_000;

/** Connects this page to the engine, for as long as the page lives. Call once. */
export function connectEngine(listener: Listener): EngineLink {
  let host: Host | null = null;
  let waiting: Command[] = [];
  const claimed = new Set<string>();
  let user: number | null = null;
  /** Whether this page knows of an open task. */
  let open = false;
  let renewal: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const standIn = createStandIn();
  const send = (command: Command): void => {
    if (host) host.send(command);
    else {
      waiting.push(command);
      standIn.send(command);
    }
  };
  const heart = createHeart(() => send({ type: 'beat' }));

  const settleNotice = async ({ type, id }: Extract<Command, { type: 'seen' | 'shown' }>): Promise<void> => {
    try {
      if (type === 'shown') await markShown(db, id, Date.now());
      else publish({ post }, await markSeen(db, id));
    } catch (error) {
      console.info('[engine] a notice could not be settled', error);
    }
  };

  const claim = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const notices = await claimNotices(db, 'page', Date.now());
    // a page that crashed, or this one before its reload, may have left claims: look again
    if (
      retry === undefined &&
      (await isClaimedElsewhere(db, new Set([...claimed, ...notices.map(({ id }) => id)])))
    )
      retry = setTimeout(() => {
        retry = undefined;
        void claim();
      }, STALE_CLAIM + 500);
    if (notices.length === 0) return;
    void acknowledge({ db, clientFor, log: console.info }, notices);
    for (const { id } of notices) claimed.add(id);
    renewal ??= setInterval(() => void renewClaims(db, [...claimed], Date.now()), RENEW_EVERY);
    listener.announce(notices);
  };

  /** Another account has signed in: release the notices of the previous one. */
  const letGo = (): void => {
    const ids = [...claimed];
    ids.forEach(release);
    if (ids.length > 0) void releaseClaims(db, ids);
  };

  const release = (id: string): void => {
    claimed.delete(id);
    if (claimed.size > 0) return;
    clearInterval(renewal);
    renewal = undefined;
  };

  const view = openView({
    replace: (snapshot) => {
      const other = user !== snapshot.auth.user;
      user = snapshot.auth.user;
      if (other) letGo();
      listener.replace(snapshot);
      // show what is waiting for this account
      if (other) void claim();
    },
    apply: (changes: Change[]) => listener.apply(changes),
    hear: (event: EngineEvent) => {
      if (event.type === 'yield') heart.rest(HANDOVER);
      // a pulse answers a beat, so it must not cause another
      else if (event.type === 'pulse') heart.alive();
      else heart.heard();
      if (event.type === 'notice') void claim();
      listener.hear(event);
    },
  });

  // e.g. the site's data was cleared: reload from the new empty store; session.ts writes the login again
  db.onDeleted = () => void view.reload();
  navigator.serviceWorker?.addEventListener(
    'message',
    (event: MessageEvent<AskPlace | Partial<OpenPlace>>) => {
      const { data, ports } = event;
      if (data.type === 'where') ports[0]?.postMessage(location.hash.slice(1));
      if (data.type !== 'open' || !data.place) return;
      listener.open(data.place);
      void claim();
    },
  );
  addEventListener('pagehide', () => send({ type: 'bye', notices: [...claimed] }));
  // a page that was frozen, or restored with "back", has missed events
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void view.catchUp();
  });
  addEventListener('online', () => send({ type: 'poke' }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      if (open) host?.askForSync();
      return;
    }
    void view.catchUp().then(claim);
    heart.wake();
  });

  // in parallel, so that a slow store does not delay the worker's installation
  const found = findHost(listener.update).then((it) => {
    host = it;
    standIn.end();
    for (const command of waiting) it.send(command);
    waiting = [];
    if (open) it.askForSync();
  });
  const started = Promise.all([found, ensureStore().then(view.reload)]).then(() => {
    // once at each start: look up lost submits, and poll unknown tasks again
    send({ type: 'check' });
    send({ type: 'beat' });
  });

  return {
    started,
    send: (command) => {
      if (command.type === 'seen' || command.type === 'shown') {
        release(command.id);
        // write it here too: a worker stopped before it reads the command would announce it again
        void settleNotice(command);
      }
      send(command);
    },
    reload: view.reload,
    setOpen: (some) => {
      // tasks may also come from another device or an earlier visit
      if (some && !open) host?.askForSync();
      if (some && !host) standIn.need();
      open = some;
      heart.setOpen(some);
    },
    askForSync: () => host?.askForSync(),
  };
}
