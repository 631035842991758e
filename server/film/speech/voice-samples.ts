import type { FastifyInstance } from 'fastify';
import { timeoutSignal } from '../../../generators/timeout-signal.ts';
import type { Deps } from '../../deps.ts';
import { makeNow } from '../../models/make.ts';

const SENTENCES = {
  en: 'Hello, this is how I tell your story.',
  zh: '你好，我会用这样的声音讲述你的故事。',
} as const;
const LONGEST_MS = 30_000;
const CACHE = 'public, max-age=86400';

/** A short sample of each voice, made at the first request and then stored. */
export function voiceSamples(app: FastifyInstance, { db, storage, models }: Deps): void {
  const speech = models.find('speech');
  const making = new Map<string, Promise<void>>();

  const make = async (type: string, name: string): Promise<void> => {
    if ((await storage.size(name)) !== null) return;
    const voice = speech.traits.voices.find(({ id }) => id === type);
    if (!voice) return;
    const request = {
      text: SENTENCES[voice.language],
      voice: type,
      speed: 1,
      volume: 1,
      pitch: 0,
      emotion: 'neutral',
    } as const;
    const { data } = await makeNow({ db }, null, speech, request, {
      signal: timeoutSignal(LONGEST_MS),
    });
    await storage.put(name, data);
  };

  app.get<{ Params: { type: string } }>('/media/voices/:type.mp3', async (request, reply) => {
    const { type } = request.params;
    if (!speech.traits.voices.some(({ id }) => id === type))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    const name = `voices/${encodeURIComponent(`${speech.name}-${type}`)}.mp3`;
    const running = making.get(name) ?? make(type, name).finally(() => making.delete(name));
    making.set(name, running);
    await running;
    const size = (await storage.size(name)) ?? 0;
    return reply
      .header('cache-control', CACHE)
      .header('content-length', size)
      .type('audio/mpeg')
      .send(await storage.stream(name));
  });
}
