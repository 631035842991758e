import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANGLES, DISTANCES, MOVES } from '../../../generators/text/camera-terms.ts';
import { SHOTS } from '../../../generators/text/limits.ts';
import { createStudioTexts } from '../../../generators/text/provider.ts';
import type { ScriptRequest } from '../../../generators/text/texts.ts';
import { INSPIRATIONS } from '../../../server/film/projects/inspirations.ts';
import { bundledEntry } from '../bundled.ts';
import { STORIES_EN } from './stories-en.ts';
import { STORIES_ZH } from './stories-zh.ts';
import { CAPTAIN, TEAHOUSE, write } from './write.ts';

const threadUrl = bundledEntry('generators/text/text-thread.ts');
const STORY: ScriptRequest['textType'] = 'story';
const roles = (story: string) => write(story).roles.map(({ name }) => name);
const everyIdea = Object.entries(INSPIRATIONS).flatMap(([textType, byLanguage]) =>
  Object.values(byLanguage).flatMap((ideas) =>
    ideas.map((story) => ({ story, textType: textType as ScriptRequest['textType'] })),
  ),
);

describe('any text', () => {
  it('is told even where nothing but marks are said', () => {
    expect(write('海边 ： ，').lines.length).toBeGreaterThan(0);
  });

  it('becomes as many shots as a film may have that show what they tell, deterministically', () => {
    const words = fc.constantFrom(
      '海边',
      '奶奶',
      '说',
      '“好。”',
      '她',
      '跑',
      'Mei',
      'said',
      '"Go!"',
      'the old pier',
      'night',
      '。',
      '.',
      '，',
      '\n',
      '！',
      'and',
      '?',
      '：',
    );
    const text = fc.oneof(
      fc.array(words, { minLength: 3, maxLength: 400 }).map((parts) => parts.join(' ')),
      fc.string({ minLength: 5, maxLength: 500, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('story' as const, 'adv' as const), (story, textType) => {
        fc.pre(/[\p{L}\p{N}]/u.test(story.replace(/["“”「」『』]/gu, '')));
        const script = write(story.slice(0, 5000), { textType });
        expect(script.lines.length).toBeGreaterThanOrEqual(1);
        expect(script.lines.length).toBeLessThanOrEqual(SHOTS.most);
        const known = new Set(script.roles.map(({ name }) => name));
        for (const line of script.lines) {
          for (const field of ['shot_type', 'angle', 'move', 'cj_desc', 'hm_desc'] as const)
            expect(line[field]).not.toBe('');
          for (const name of line.characters.split(/, |、/).filter(Boolean)) expect(known).toContain(name);
          if (line.dialogue) expect(line.dialogue).toMatch(/^[^：]+：/u);
        }
        expect(write(story.slice(0, 5000), { textType })).toEqual(script);
      }),
      { numRuns: 200 },
    );
  });

  it('of 5000 characters fits into the most shots', () => {
    expect(write(`${CAPTAIN} `.repeat(30).slice(0, 5000)).lines.length).toBeLessThanOrEqual(SHOTS.most);
    expect(write(TEAHOUSE.repeat(60).slice(0, 5000)).lines).toHaveLength(SHOTS.most);
  });

  it.each([
    ['A fox', ['A fox']],
    ['今天下雨了', ['今天下雨了']],
    ['小猫跑了。', ['小猫跑了。']],
    ['A fox runs. A dog sleeps. A cat eats.', ['A fox runs.', 'A dog sleeps.', 'A cat eats.']],
    // the one shot without words is a view of a place that it names
    ['A fox runs through the forest.', ['', 'A fox runs through the forest.']],
    ['狐狸跑进了森林。', ['', '狐狸跑进了森林。']],
  ])('that is very short has the shots that it tells, and no others: %s', (story, told) => {
    const { lines } = write(story);
    expect(lines.map(({ dialogue }) => dialogue.replace(/^[^：]+：/u, ''))).toEqual(told);
    for (const { characters, cj_desc, dialogue } of lines) {
      if (dialogue) continue;
      expect(characters).toBe('');
      expect(cj_desc).toMatch(/forest|森林/i);
    }
  });

  it('is written in its own language, with the film terms of that language', () => {
    const terms = (table: Readonly<Record<string, readonly [string, string]>>, language: 0 | 1) =>
      Object.values(table).map((names) => names[language]);
    for (const { story, textType } of everyIdea) {
      const language = /\p{Script=Han}/u.test(story) ? 1 : 0;
      for (const line of write(story, { textType }).lines) {
        expect(terms(DISTANCES, language)).toContain(line.shot_type);
        expect(terms(ANGLES, language)).toContain(line.angle);
        expect(terms(MOVES, language)).toContain(line.move);
      }
    }
  });
});

describe('people', () => {
  it.each([
    [TEAHOUSE, ['李明', '王奶奶', '小猫']],
    [CAPTAIN, ['Captain Brown', 'Lily']],
    ['A girl named Mei met a fox. The girl ran home. The fox followed. "Wait," Mei said.', ['Mei', 'Fox']],
    ['一个叫小雨的女孩在下着小雨的街上等人。她等了很久。天黑了。女孩回家了。', ['小雨']],
    ['The wind blew over the field. Nothing moved. Night came. Then came the day.', []],
  ])('of %s are found', (story, names) => {
    expect(roles(story)).toEqual(names);
  });

  it.each([
    ['Anna walked to the pier. She waited there for a long time.\nNobody came.', 'She waited', 'Anna'],
    ['Anna met Bella at the pier.\nThen she went home without a word.\nNight came.', 'she went', 'Anna'],
    ['Anna met Tom at the pier.\nHe gave her a lamp.\nNight came.', 'He gave', 'Tom, Anna'],
    ['Anna met Tom at the pier.\nThey sailed away.\nNight came. It rained.', 'They sailed', 'Anna, Tom'],
    ['爷爷和小梅在院子里。\n她把灯递过去。\n夜深了。', '她把灯', '小梅'],
    ['爷爷和小梅在院子里。\n他们一起看星星。\n雨下了一夜。', '他们一起', '爷爷、小梅'],
  ])('are meant by pronouns in %s', (story, words, characters) => {
    const line = write(story).lines.find(({ dialogue }) => dialogue.includes(words));
    expect(line?.characters).toBe(characters);
  });

  it.each([
    'Rain fell on the roof. Silence followed. Footsteps came nearer. Dust was everywhere in the attic.',
    'Spring came late. Lanterns glowed in the street. Tired workers went home. Laughter filled the square.',
    'They met in Paris. Snow covered the city. Tomorrow never came. Music drifted from the river.',
    '黄昏时分，马路上没有人。白云飘过高楼。许多灯亮了。方向不明的风吹着。',
  ])('are not made of words that begin a sentence: %s', (story) => {
    expect(roles(story)).toEqual([]);
  });
});

describe('a description', () => {
  it('says what the camera sees, in a scene of place, time and weather', () => {
    const [first] = write(
      'It rained at night in the old harbour. Tom waited under a lamp. He was sad. Then he left.',
    ).lines;
    expect(first?.cj_desc).toBe('Old harbour, night, rain');
    for (const { hm_desc, dialogue } of write(TEAHOUSE).lines) {
      const told = dialogue.slice(dialogue.indexOf('：') + 1);
      expect(hm_desc).not.toBe(told);
      expect(hm_desc.length).toBeGreaterThan(8);
    }
  });
});

describe('the content of a description', () => {
  const every = [...STORIES_EN, ...STORIES_ZH].flatMap(
    ({ text, textType = STORY }) => write(text, { textType }).lines,
  );

  it('fits its shot size', () => {
    for (const { shot_type, hm_desc, characters } of every) {
      const frame = hm_desc.split(/\. |。/u)[0] ?? '';
      if (/^(?:Close-up|特写)$/.test(shot_type) && characters) expect(frame).toMatch(/face of|的脸部/);
      if (/ long shot|^Long shot|远景/.test(shot_type))
        expect(frame).not.toMatch(/from the|face|半身|胸部|脸部/);
      if (/^(?:Medium shot|中景)$/.test(shot_type) && characters) expect(frame).toMatch(/waist|半身/);
      if (/^(?:Full shot|全景)$/.test(shot_type) && characters) expect(frame).toMatch(/full figure|全身/);
    }
  });

  it('names the people in the picture, and only one in a close-up', () => {
    for (const { shot_type, characters } of every)
      if (/^(?:Close-up|特写)$/.test(shot_type)) expect(characters).not.toMatch(/[,、]/u);
  });
});

describe('an advertisement', () => {
  it('goes from hook to call to action, whatever the order of the text', () => {
    const lines = write(
      'Order today. Mornings are always too short. The new Dawn kettle stands there. It helps you save ten minutes.',
      { textType: 'adv' },
    ).lines;
    const at = (words: string) => lines.findIndex(({ dialogue }) => dialogue.includes(words));
    expect(
      [at('always too short'), at('Dawn kettle'), at('helps you'), at('Order today')].every((n) => n >= 0),
    ).toBe(true);
    expect(at('always too short')).toBeLessThan(at('Dawn kettle'));
    expect(at('Dawn kettle')).toBeLessThan(at('helps you'));
    expect(at('Order today')).toBe(lines.length - 1);
  });

  it('names its product and does not take it for a person', () => {
    const { lines, roles: people } = write(
      '「静界」耳机把喧闹关在外面，持久续航。城市太吵。到店里来试试吧。',
      { textType: 'adv' },
    );
    expect(lines.some(({ hm_desc }) => hm_desc.startsWith('耳机「静界」位于画面中央'))).toBe(true);
    expect(people).toEqual([]);
    const bakery =
      'Fresh bread every day. Golden Crumb Bakery, on the corner of Main Street. Come by before work.';
    expect(
      write(bakery, { textType: 'adv' }).lines.some(({ hm_desc }) =>
        hm_desc.startsWith('Golden Crumb Bakery in'),
      ),
    ).toBe(true);
  });
});

describe('the provider', () => {
  it('writes a script for each suggested idea, and can be aborted', async () => {
    const provider = createStudioTexts({ threadUrl: threadUrl() });
    expect(provider.name).toBe('built-in engine');
    const request = { story: CAPTAIN, textType: 'story', language: 'en', ratio: '16:9', style: '' } as const;
    const inItsThread = await provider.writeScript(request, { signal: new AbortController().signal });
    expect(inItsThread).toEqual(write(CAPTAIN));
    for (const { story, textType } of everyIdea) {
      const script = write(story, { textType, language: 'en' });
      expect(script.lines.length).toBeGreaterThanOrEqual(2);
      for (const { hm_desc } of script.lines) expect(hm_desc, story).not.toBe('');
    }
    const stopped = async () =>
      provider.writeScript(request, { signal: AbortSignal.abort(new Error('stop')) });
    await expect(stopped()).rejects.toThrow('stop');
  });
});

describe('ambiguous words', () => {
  const scenes = (story: string) => write(story).lines.map(({ cj_desc, hm_desc }) => `${cj_desc} ${hm_desc}`);

  it('a robot with an occupation is one person, in both languages', () => {
    expect(roles('空间站里，一个机器人园丁悄悄种出了一朵花。船长看了很久。')).toEqual(['机器人园丁', '船长']);
    expect(
      roles('A robot gardener grows a flower in secret. The captain looks at it for a long time.'),
    ).toEqual(['Robot gardener', 'Captain']);
  });

  it('a transliterated name is a person, even if one of its characters means horse', () => {
    expect(
      roles('杰克在码头发现了一封信。杰克把信交给艾丽丝。艾丽丝说：“真奇怪。”马克西姆问道：谁写的？'),
    ).toEqual(['杰克', '艾丽丝', '马克西姆']);
    expect(roles('特地来的客人笑了，特地带了礼物。里面传来笑声，里面很暖和。')).toEqual([]);
  });

  it('a person called 小雨 is not rain, and falling 小雨 is not a person', () => {
    const named = '小雨在学校图书馆的书架后面发现了一扇小门。她坐下来，轻轻翻开了第一页。';
    for (const about of [named, '小雨是一个爱画画的小女孩。小雨画了一只小猫。', '小雪每天练琴。']) {
      expect(roles(about)[0]).toMatch(/^小[雨雪]$/u);
      expect(scenes(about).join()).not.toMatch(/下着雨|飘着雪/u);
    }
    for (const falling of ['小雨在窗外下着。男孩坐在房间里写信。', '小雨又下了起来。男孩坐在房间里写信。']) {
      expect(roles(falling)).toEqual(['男孩']);
      expect(scenes(falling).join()).toContain('雨');
    }
  });

  it('rain that has not come is in no shot', () => {
    const [zh] = scenes('村子一年没有下雨了。一个男孩把一把破伞种进田里。');
    expect(zh).not.toContain('下着雨');
    const [en] = scenes(
      'It has not rained in the village for a year. A boy plants an umbrella in the field.',
    );
    expect(en).not.toMatch(/\. Rain\./);
  });

  it('a space station is a place', () => {
    expect(scenes('空间站里，船长醒来了。她看着窗外。').join()).toContain('空间站');
  });
});
