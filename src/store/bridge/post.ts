import { CHANNEL, type EngineEvent } from '../../sw/protocol.ts';

/** Browsers without BroadcastChannel hear this page's own engine alone. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
const listeners = new Set<(event: EngineEvent) => void>();

/** To every other page, and to this page's own view, which listens on a channel object of its own. */
export function post(event: EngineEvent): void {
  if (channel) channel.postMessage(event);
  else for (const listener of listeners) listener(event);
}

/** Hears every event of the engine, of the worker's or of a page's. */
export function listen(listener: (event: EngineEvent) => void): void {
  if (typeof BroadcastChannel === 'undefined') listeners.add(listener);
  else
    new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent<EngineEvent>) =>
      listener(data),
    );
}
