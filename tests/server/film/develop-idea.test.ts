import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WHILE_WAITING } from '../../../src/api/call.ts';
import { developIdea, listProjects, PROJECT_LIMITS } from '../../../src/api/projects.ts';
import {
  balanceOf,
  type Member,
  newMember,
  openStudio,
  refusalOf,
  type Studio,
  studioForTest,
} from '../harness.ts';
import { timeIsUp } from '../time-is-up.ts';
import { untilStopped } from '../until-stopped.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
  member = await newMember(studio);
});
afterAll(() => studio.close());

describe('developing an idea', () => {
  it('gives a story that a film can be made of, and stores and charges nothing', async () => {
    const before = await balanceOf(studio, member.userId);
    const idea = 'A baker finds a golden key.';
    const { story } = await studio.send(member.token, developIdea, { idea });
    expect(story).toContain('the baker finds a golden key');
    expect(story.length).toBeLessThanOrEqual(PROJECT_LIMITS.storyMax);
    expect(await balanceOf(studio, member.userId)).toBe(before);
    expect((await studio.send(member.token, listProjects, {})).lists).toEqual([]);
  });

  it('gives the text of an advertisement for a project that is to be one', async () => {
    const idea = 'Lumo is a lamp that wakes you gently.';
    const { story } = await studio.send(member.token, developIdea, { idea, text_type: 'adv' });
    expect(story.split('\n')).toContain(idea);
    expect(story).toMatch(/\nLumo\. Try it today\.$/u);
  });

  it('refuses what is no idea', async () => {
    const ask = (idea: string) => refusalOf(studio.send(member.token, developIdea, { idea }));
    expect(await ask('wolf')).toMatchObject({ code: 400 });
    expect(await ask('?!?!?!')).toMatchObject({ code: 400 });
    expect(await ask('Un gato quiere ser piloto con una capa')).toMatchObject({
      code: 400,
      message: expect.stringContaining('English and Chinese'),
    });
    expect(await ask('a'.repeat(PROJECT_LIMITS.ideaMax + 1))).toMatchObject({ code: 400 });
  });

  it('says that the model is busy where it takes too long', async () => {
    const { maker } = studio.deps.models.find('story');
    if (maker.runs !== 'direct') throw new Error('made elsewhere');
    const make = vi.spyOn(maker, 'make').mockImplementation((_idea, { signal }) => untilStopped(signal));
    onTestFinished(() => make.mockRestore());
    timeIsUp(WHILE_WAITING);
    const { message } = await refusalOf(
      studio.send(member.token, developIdea, { idea: 'A young wolf cannot howl.' }),
    );
    expect(message).toBe('The model is busy. Please try again in a moment');
  });

  it('is limited by the hour', async () => {
    const small = await studioForTest({ LIMIT_UPLOADS: '2' }, { working: false });
    const { token } = await newMember(small);
    const ask = () => small.send(token, developIdea, { idea: 'A young wolf cannot howl.' });
    await ask();
    await ask();
    expect(await refusalOf(ask())).toMatchObject({ code: 429 });
  });
});
