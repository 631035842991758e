import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../generators/text/script.ts';
import type { ScriptRequest } from '../../../generators/text/texts.ts';
import { STORIES_EN } from './stories-en.ts';
import { STORIES_ZH } from './stories-zh.ts';

const write = (story: string, request: Partial<ScriptRequest> = {}) =>
  writeScript({
    story,
    textType: 'story',
    language: /\p{Script=Han}/u.test(story) ? 'zh' : 'en',
    ratio: '16:9',
    ...request,
  });
const STORY: ScriptRequest['textType'] = 'story';

describe.each([...STORIES_EN, ...STORIES_ZH])(
  'the story $name',
  ({ text, textType = STORY, people, said, seen }) => {
    const { lines, roles: known } = write(text, { textType });
    const narrated = /^(?:Narrator|旁白)：/;

    it('has its people, each once', () => {
      expect(known.map(({ name }) => name)).toEqual(people);
    });

    it('attributes every speech to its speaker', () => {
      const spoken = lines.map(({ dialogue }) => dialogue).filter((line) => line && !narrated.test(line));
      expect(spoken).toEqual(said);
    });

    it.each(seen)('shows at “%s” %s', (words, characters) => {
      const line = lines.find(({ dialogue }) => dialogue.replace(narrated, '').startsWith(words));
      expect(line?.characters).toBe(characters);
    });

    it('has shots of about five to eight seconds', () => {
      for (const { dialogue } of lines.filter((line) => narrated.test(line.dialogue))) {
        const told = dialogue.replace(narrated, '');
        const long = /\p{Script=Han}/u.test(told) ? [...told].length > 34 : told.split(' ').length > 21;
        expect(long, told).toBe(false);
      }
    });
  },
);
