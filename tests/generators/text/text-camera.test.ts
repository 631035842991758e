import { describe, expect, it } from 'vitest';
import type { ScriptRequest } from '../../../generators/text/texts.ts';
import { STORIES_EN } from './stories-en.ts';
import { STORIES_ZH } from './stories-zh.ts';
import { CAPTAIN, TEAHOUSE, write } from './write.ts';

const STORY: ScriptRequest['textType'] = 'story';

describe('the camera', () => {
  it('establishes a new place, shows faces for speech, and never repeats a shot size three times in a row', () => {
    for (const story of [TEAHOUSE, CAPTAIN, TEAHOUSE.repeat(6)]) {
      const { lines } = write(story);
      const far = /Long shot|Extreme long shot|Full shot|远景|全景/;
      expect(lines[0]?.shot_type).toMatch(far);
      for (const [index, line] of lines.entries()) {
        if (/^(?:李明|王奶奶|Lily)：/.test(line.dialogue))
          expect(line.shot_type).toMatch(/close-up|Medium|近景|特写|中景/i);
        const three = lines.slice(index, index + 3).map(({ shot_type }) => shot_type);
        if (three.length === 3) expect(new Set(three).size, three.join()).toBeGreaterThan(1);
      }
    }
  });

  it.each([
    ['Tom lit the lamp. Mara came to the beach. Tom smiled and looked at the calm sea.', /close-up/i],
    ['小岚在采茶。下雨了。狐狸跑来了。小岚笑了。', /特写|近景/],
    ['Tom lit the lamp. Mara came to the beach. Tom smiled and walked away.', /Long shot/],
    ['Tom lit the lamp. Mara came to the beach. Tom closed the door.', /Long shot/],
  ])('ends on a face only if it shows something: %s', (story, shot) => {
    expect(write(story).lines.at(-1)?.shot_type).toMatch(shot);
  });

  it('steps back from a face that has just spoken', () => {
    const { lines } = write('小岚在采茶。下雨了。狐狸跑来了。“你回来看我了！”小岚笑了。');
    expect(lines.at(-2)?.shot_type).toMatch(/特写|近景/);
    expect(lines.at(-1)?.shot_type).toBe('中景');
  });

  it('shows people of a later room as near, whatever came before', () => {
    const { lines } = write(
      'A storm put out the lamp in the lighthouse. "Where is the light?" cried Mara. Tom ran down to the shore with a lantern. Mara steered toward the beach. In the morning they sat in the kitchen and drank tea. "Thank you," said Mara. It rained.',
    );
    expect(lines.find(({ dialogue }) => dialogue.includes('kitchen'))?.shot_type).toMatch(
      /^(?:Full|Medium) shot$/,
    );
  });

  it('shows people of a later place near enough to see what they do', () => {
    const [, later] = write('小岚在家里坐着。小狐狸跑进了森林。它找到了一朵花。下雨了。').lines;
    expect(later?.shot_type).toBe('全景');
  });

  it('shows a thing alone only if the words name it: who watches the stars looks at no watch', () => {
    const pictures = (story: string) =>
      write(story)
        .lines.map(({ hm_desc }) => hm_desc)
        .join('\n');
    const before = 'Mei walks home. Tom waits for her. ';
    expect(pictures(`${before}Mei and Tom lie on the grass and watch the stars. They sleep.`)).not.toContain(
      'Nothing but',
    );
    expect(pictures(`${before}Tom looks at his old watch. It has stopped.`)).toContain(
      'Nothing but the watch',
    );
  });

  it('never repeats a move three times in a row, and is static or pushes in slowly for speech', () => {
    const all = [...STORIES_EN, ...STORIES_ZH].flatMap(({ text, textType = STORY }) =>
      (['16:9', '9:16'] as const).map((ratio) => write(text.repeat(4), { textType, ratio }).lines),
    );
    for (const lines of all)
      for (const [index, { move, dialogue, characters }] of lines.entries()) {
        const three = lines.slice(index, index + 3).map((line) => line.move);
        if (three.length === 3) expect(new Set(three).size, three.join()).toBeGreaterThan(1);
        if (dialogue && characters && !/^(?:Narrator|旁白)：/.test(dialogue))
          expect(move).toMatch(/^(?:Static|Push in|Pull out|固定镜头|推镜头|拉镜头)$/);
      }
  });

  it.each([
    ['Tom fled through the market. Dogs chased him.', 'Tom fled', /Handheld/],
    ['It was late.\nMei walked slowly along the wall.\nThen she slept.\nDawn.', 'Mei walked', /Tracking/],
    [
      'It was late.\nMei stood still.\nMei was sad and cried for a long time.\nThen she slept.\nDawn came.',
      'Mei was sad',
      /Push in/,
    ],
    ['夜里很静。\n小梅站着。\n小梅抬头仰望着天上的星星。\n她睡了。\n天亮了。', '小梅抬头', /上摇/],
  ])('moves for a reason: %s', (story, words, move) => {
    expect(write(story).lines.find(({ dialogue }) => dialogue.includes(words))?.move).toMatch(move);
  });

  it('comes closer and moves vertically in portrait format', () => {
    const story =
      'Dawn rose over the wide desert. Far away a rider came over the dunes. He was alone. The day began.';
    expect(write(story).lines[0]).toMatchObject({ shot_type: 'Extreme long shot', move: 'Push in' });
    expect(write(story, { ratio: '9:16' }).lines[0]).toMatchObject({ shot_type: 'Long shot' });
    const crowd = 'It was noon.\nThe crowd filled everything.\nPeople waited together.\nThen it was over.';
    expect(write(crowd).lines[1]?.move).toBe('Pan');
    expect(write(crowd, { ratio: '9:16' }).lines[1]?.move).toBe('Tilt up');
  });
});
