import { describe, expect, it } from 'vitest';
import {
  canMention,
  mentionBefore,
  mentionTyped,
  promptParts,
  rolesMatching,
  takeMention,
  withNames,
  writeMention,
} from '../../src/api/mentions.ts';

describe('a mention in a prompt', () => {
  it('[BOARD-33] is stored between @ and #', () => {
    expect(writeMention('Old Mei')).toBe('@Old Mei#');
  });

  it.each([
    ['@Mei# and @老人#', 'Mei and 老人'],
    ['mail me @ home #1', 'mail me  home 1'],
    ['@Mei waits', '@Mei waits'],
    ['@Mei\n# not one', '@Mei\n# not one'],
  ])('%j becomes the prompt %j', (stored, drawn) => {
    expect(withNames(stored)).toBe(drawn);
  });

  it('[BOARD-33] is separated from plain text without loss', () => {
    const prompt = 'At dusk @Mei# meets @老 人#.';
    expect(promptParts(prompt)).toEqual([
      { text: 'At dusk ', name: '' },
      { text: '@Mei#', name: 'Mei' },
      { text: ' meets ', name: '' },
      { text: '@老 人#', name: '老 人' },
      { text: '.', name: '' },
    ]);
    for (const one of [prompt, '', '@', '@Mei#', 'a#b@c'])
      expect(
        promptParts(one)
          .map(({ text }) => text)
          .join(''),
      ).toBe(one);
  });
});

describe('roles that can be mentioned', () => {
  const roles = ['Mei', 'Old Mei', 'Bo', '老人', ' ', 'Empty Role', 'a#b'].map((name, id) => ({ id, name }));

  it('[BOARD-32] have a name that contains the typed text, case-insensitive', () => {
    expect(rolesMatching(roles, 'mE').map(({ name }) => name)).toEqual(['Mei', 'Old Mei']);
    expect(rolesMatching(roles, '老').map(({ name }) => name)).toEqual(['老人']);
    expect(rolesMatching(roles, 'x')).toEqual([]);
  });

  it('[BOARD-35] have a name, and are not the empty role', () => {
    expect(rolesMatching(roles, '').map(({ name }) => name)).toEqual(['Mei', 'Old Mei', 'Bo', '老人']);
    expect(canMention(' EMPTY role ')).toBe(false);
  });
});

describe('typing a mention', () => {
  it.each([
    ['@', { at: 0, typed: '' }],
    ['see @me', { at: 4, typed: 'me' }],
    ['见@老', { at: 1, typed: '老' }],
    ['@Mei ', null],
    ['@Mei#', null],
    ['plain', null],
  ])('[BOARD-32] before the cursor: %j', (before, typed) => {
    expect(mentionTyped(before)).toEqual(typed);
  });

  it('[BOARD-33] inserts the name of the role, and a space in languages with spaces', () => {
    expect(takeMention('see @me wave', { at: 4, typed: 'me' }, 'Mei')).toEqual({
      text: 'see @Mei# wave',
      cursor: 9,
    });
    expect(takeMention('@', { at: 0, typed: '' }, 'Mei')).toEqual({ text: '@Mei# ', cursor: 6 });
    expect(takeMention('见@走', { at: 1, typed: '走' }, '老人')).toEqual({ text: '见@老人#', cursor: 5 });
  });

  it('[BOARD-34] finds the mention that ends at the cursor', () => {
    expect(mentionBefore('see @Old Mei#')).toBe(9);
    expect(mentionBefore('see @Old Mei# ')).toBe(0);
    expect(mentionBefore('issue #')).toBe(0);
  });
});
