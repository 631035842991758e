import { CHANNEL, type EngineEvent } from '../../sw/protocol.ts';

const channel = new BroadcastChannel(CHANNEL);

/** To every other page, and to this page's own view, which listens on a channel object of its own. */
export const post = (event: EngineEvent): void => channel.postMessage(event);
