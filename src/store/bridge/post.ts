import { CHANNEL, type EngineEvent } from '../../sw/protocol.ts';

/** Without BroadcastChannel, only events of this page's own engine arrive. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
const listeners = new Set<(event: EngineEvent) => void>();

/** Sends an event to every other page, and to this page's own view, which listens on a channel object of its own. */
export function post(event: EngineEvent): void {
  if (channel) channel.postMessage(event);
  else for (const listener of listeners) listener(event);
}

/** Receives every event of the engine, from the worker or from a page. */
export function listen(listener: (event: EngineEvent) => void): void {
  if (typeof BroadcastChannel === 'undefined') listeners.add(listener);
  else
    new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent<EngineEvent>) =>
      listener(data),
    );
}
