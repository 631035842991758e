import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

const roles = (story: string) => write(story).roles.map(({ name }) => name);

describe('a noun for somebody is no role of its own', () => {
  it.each([
    ['Anna finds a picture of Sam as a child. She smiles.', ['Anna', 'Sam']],
    ['Tom dreamed of being a pilot as a boy in the village.', ['Tom']],
    ['When he was a boy, Sam loved trains.', ['Sam']],
    ['Anna came dressed as a pirate. Everyone laughed.', ['Anna']],
    ['小美翻出奶奶的信，那时奶奶还是个女孩。', ['小美', '奶奶']],
  ])('if it says what another is or was: %s', (story, people) => {
    expect(roles(story)).toEqual(people);
  });

  it.each([
    ['Anna looks at a photo of a girl in a red coat. Ben asks who she is.', ['Anna', 'Ben']],
    ['The statue of a king stands in the square. Lily looks up.', ['Lily']],
    ['Anna gave Ben her teddy bear. Ben smiled.', ['Anna', 'Ben']],
    ['Anna looks at the photos: a beach, a king, a laughing girl. Ben asks.', ['Anna', 'Ben']],
    ['墙上挂着一张小女孩的照片。老王叹气。', ['老王']],
  ])('if it is only in a picture: %s', (story, people) => {
    const { lines, roles: known } = write(story);
    expect(known.map(({ name }) => name)).toEqual(people);
    expect(lines.map(({ characters }) => characters).join()).not.toMatch(/Girl|King|小女孩/);
  });
});

describe('a noun for somebody is a role', () => {
  it.each([
    ['As a stranger enters, Anna looks up.', ['Stranger', 'Anna']],
    ['Anna keeps a photo of a dog. The dog barks outside.', ['Anna', 'Dog']],
    ['Mei turns into a fox. She becomes a dragon at night.', ['Mei', 'Fox', 'Dragon']],
    ['He was a boy who loved trains. The boy ran.', ['Boy']],
  ])('if somebody is there: %s', (story, people) => {
    expect(roles(story)).toEqual(people);
  });
});
