import { describe, expect, it } from 'vitest';
import { withNames, writeMention } from '../../src/api/mentions.ts';

describe('a mention in a prompt', () => {
  it('[BOARD-33] is stored between @ and #', () => {
    expect(writeMention('Old Mei')).toBe('@Old Mei#');
  });

  it.each([
    ['@Mei# and @老人#', 'Mei and 老人'],
    ['mail me @ home #1', 'mail me  home 1'],
    ['@Mei waits', '@Mei waits'],
    ['@Mei\n# not one', '@Mei\n# not one'],
  ])('%j is drawn as %j', (stored, drawn) => {
    expect(withNames(stored)).toBe(drawn);
  });
});
