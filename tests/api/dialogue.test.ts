import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_SCENE,
  isNarrator,
  readDialogue,
  spokenIn,
  spokenParts,
  writeDialogue,
} from '../../src/api/dialogue.ts';

const NAMES = ['Mei', '奶奶', 'Old man'];

describe('dialogue', () => {
  it('[BOARD-81] is written as name, full-width colon, text; without a speaker only the text', () => {
    expect(writeDialogue({ role: 'Mei', text: 'Hello.' })).toBe('Mei：Hello.');
    expect(writeDialogue({ role: EMPTY_SCENE, text: 'Wind.' })).toBe('Wind.');
  });

  it.each([
    ['a known name', '奶奶：回来啦', { role: '奶奶', text: '回来啦' }],
    ['a half-width colon', 'Mei: Hello.', { role: 'Mei', text: 'Hello.' }],
    ['an unknown name', 'Tom：Hello.', { role: EMPTY_SCENE, text: 'Tom：Hello.' }],
    ['no colon', 'Only wind.', { role: EMPTY_SCENE, text: 'Only wind.' }],
    ['two colons', 'Mei：He said: run', { role: 'Mei', text: 'He said: run' }],
    ['nothing before the colon', '：text', { role: EMPTY_SCENE, text: '：text' }],
  ])('[BOARD-82] with %s is parsed', (_what, written, read) => {
    expect(readDialogue(written, NAMES)).toEqual(read);
  });

  it('is parsed as it was written, for any text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.string(), (role, said) => {
        const text = said.trim();
        expect(readDialogue(writeDialogue({ role, text }), NAMES)).toEqual({ role, text });
      }),
    );
  });
});

it.each([
  ['Narrator：It was late: nobody came.', { role: 'Narrator', text: 'It was late: nobody came.' }],
  ['Mei：  你好：我来了', { role: 'Mei', text: '你好：我来了' }],
  ['It was late: nobody came.', null],
  ['：only words', null],
  ['Only a name：', null],
  ['', null],
])('%s is split into speaker and text', (written, spoken) => {
  expect(spokenIn(written)).toEqual(spoken);
});

it.each([
  ['one speaker', 'Who wrote this?', [[null, 'Who wrote this?']]],
  [
    'two in one line',
    'It was late. Mei: Who is it? Narrator：Nobody answered.',
    [
      [null, 'It was late.'],
      ['Mei', 'Who is it?'],
      ['Narrator', 'Nobody answered.'],
    ],
  ],
  [
    'two in Chinese',
    '旁白：天黑了。奶奶：回来啦',
    [
      ['旁白', '天黑了。'],
      ['奶奶', '回来啦'],
    ],
  ],
  [
    'a line for each, in any case',
    'mei: Hello.\nold man: Hush!',
    [
      ['Mei', 'Hello.'],
      ['Old man', 'Hush!'],
    ],
  ],
  ['a name within a sentence', 'Then she said to Mei: run', [[null, 'Then she said to Mei: run']]],
  ['an unknown name', 'Tom: Hello.', [[null, 'Tom: Hello.']]],
  ['a name without words', 'Mei:', []],
])('the passages of %s are separated', (_, said, parts) => {
  expect(spokenParts(said, NAMES).map(({ role, text }) => [role, text])).toEqual(parts);
});

it.each([
  ['Narrator', true],
  [' narrator ', true],
  ['旁白', true],
  ['Narrators', false],
  ['', false],
])('"%s" is the narrator: %s', (name, narrates) => {
  expect(isNarrator(name)).toBe(narrates);
});
