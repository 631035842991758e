import { describe, expect, it } from 'vitest';
import { makerRows } from '../../../server/models/built-in.ts';
import type { AnyModel } from '../../../server/models/model.ts';
import { createModels } from '../../../server/models/models.ts';
import {
  StandInClips,
  StandInEnlarger,
  StandInFilms,
  StandInHeads,
  StandInMusic,
  StandInSongs,
  StandInSounds,
  StandInSpeech,
  standInListener,
} from '../media-makers.ts';
import { StandInPictures } from '../pictures.ts';
import { StandInTexts } from '../texts.ts';

const builtIn = makerRows({
  pictures: new StandInPictures(),
  clips: new StandInClips(),
  enlarger: new StandInEnlarger(),
  sounds: new StandInSounds(),
  music: new StandInMusic(),
  songs: new StandInSongs(),
  listen: standInListener,
  speech: new StandInSpeech(),
  texts: new StandInTexts(),
  films: new StandInFilms(),
  heads: new StandInHeads(),
});
const picture = (id: string, wanted: AnyModel['for']): AnyModel => ({
  id,
  medium: 'picture',
  for: wanted,
  name: id,
  limits: {},
  points: null,
  traits: {},
  maker: { runs: 'direct', make: async () => [] },
});

describe('choosing a model', () => {
  it('falls back to the built-in engine', () => {
    const models = createModels([picture('own flux', { tool: 'flux', model: 'flux-pro' }), ...builtIn]);
    expect(models.find('picture', { tool: 'mj', model: 'v1' }).id).toBe('built-in-picture');
    expect(models.find('picture', { tool: 'flux', model: 'flux-max' }).id).toBe('built-in-picture');
    expect(models.find('clip', { tool: 'kling' }).id).toBe('built-in-clip');
  });

  it('takes the most specific matching row; of two equal ones, the first', () => {
    const models = createModels([
      ...builtIn,
      picture('any flux', { tool: 'flux' }),
      picture('flux pro', { tool: 'flux', model: 'flux-pro' }),
      picture('flux pro too', { tool: 'flux', model: 'flux-pro' }),
    ]);
    expect(models.find('picture', { tool: 'flux', model: 'flux-pro', resolution: '720p' }).id).toBe(
      'flux pro',
    );
    expect(models.find('picture', { tool: 'flux', model: 'flux-max' }).id).toBe('any flux');
  });

  it('refuses duplicate ids, and speech rows of services', () => {
    expect(() => createModels([...builtIn, ...builtIn])).toThrow('one id');
    const elsewhere: AnyModel = {
      id: 'far voice',
      medium: 'speech',
      for: {},
      name: 'far',
      limits: {},
      points: null,
      traits: { voices: [] },
      maker: {
        runs: 'remote',
        service: 'far',
        concurrency: 1,
        usd: 0,
        usdPerDay: { row: null, service: null, member: null },
        timeout: 60,
        snapshot: null,
        prepare: async () => ({ sent: {}, send: async () => ({}) }),
        check: async () => ({ state: 'done' }),
        collect: () => Promise.reject(new Error('never')),
        cancel: async () => undefined,
        interval: 1,
      },
    };
    expect(() => createModels([elsewhere])).toThrow('has to answer');
    expect(() => createModels([]).find('music')).toThrow('Nobody makes music');
  });
});
