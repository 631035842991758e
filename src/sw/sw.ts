/// <reference lib="webworker" />
// The worker's entry: only wires listeners. No loop starts here, because a waiting version would then poll too.
import type { PrecacheEntry } from 'workbox-precaching';
import { onSync, onTick } from './background.ts';
import { handleCommand } from './commands.ts';
import { readAuth } from './engine/auth.ts';
import { resolveLost } from './engine/lost.ts';
import { prune } from './engine/wipe.ts';
import { serveMediaOf } from './media.ts';
import { onNoticeClick } from './notice-click.ts';
import { precache } from './precache.ts';
import type { Command } from './protocol.ts';
import { onPush } from './push.ts';
import { onSubscriptionChange, type SubscriptionChange } from './push-change.ts';
import { scope } from './scope.ts';
import { isShare, receiveShare } from './share.ts';
import { sendSubmit, submitOf } from './submit.ts';
import { db, deps, engine, post } from './worker-engine.ts';

// the build replaces exactly these words with the list of files
declare const self: { __WB_MANIFEST: PrecacheEntry[] };
precache(self.__WB_MANIFEST);

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    scope.clients
      .claim()
      .then(() => prune(db, Date.now()))
      .then(onTick),
  );
});

scope.addEventListener('message', (event) => {
  event.waitUntil(handleCommand(event.data as Command));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  if (pathname.startsWith('/media/') && request.method === 'GET') {
    event.respondWith(serveMediaOf(readAuth(db), request, (work) => event.waitUntil(work)));
  } else if (isShare(request)) {
    event.respondWith(receiveShare(request));
  } else if (submitOf(request)) {
    const sent = sendSubmit(deps, engine, request);
    event.respondWith(sent);
    // the page handles a lost answer; without one the intent stays, and is looked up now if the request hung, else later
    const after = sent.then(
      () => engine.pollFor(25_000),
      () => resolveLost(deps, engine),
    );
    event.waitUntil(after.catch(() => undefined));
  }
});

scope.addEventListener('push', (event) => event.waitUntil(onPush(deps, engine, event.data)));
// not in TypeScript's types, like the two below
scope.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(
    onSubscriptionChange({ db, clientFor: deps.clientFor }, event as SubscriptionChange),
  ),
);
scope.addEventListener('notificationclick', (event) => event.waitUntil(onNoticeClick({ db, post }, event)));
// Chromium only
scope.addEventListener('sync', (event) => (event as ExtendableEvent).waitUntil(onSync()));
scope.addEventListener('periodicsync', (event) => (event as ExtendableEvent).waitUntil(onTick()));
