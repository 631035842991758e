import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { doneRow, taskRow } from '../../store/task-row.ts';
import { knows } from '../engine-says.ts';
import { eachLipTest, openLipSync } from '../lipsync/open-lipsync.tsx';
import { openMusic } from '../music/open-music.tsx';
import { change } from '../show.tsx';

eachLipTest();
afterEach(() => {
  document.body.replaceChildren();
});

const shownSide = () => document.querySelector('[data-side]')?.getAttribute('data-side');
const said = () => document.querySelector('form [data-ui=being-made]');

test.each([
  ['music', openMusic, 'Your songs are being made'],
  ['lip-sync', openLipSync, '1 clip is being made'],
] as const)(
  'the form of %s says that something is being made, and leads to it',
  async (kind, open, words) => {
    await open();
    expect(said()).toBeNull();
    await knows(taskRow(kind, 'a'), doneRow(kind, 'b'));
    expect(said()?.textContent).toContain(words);
    expect(shownSide()).toBe('form');
    await change(() => void fireEvent.click(screen.getByRole('button', { name: 'View', hidden: true })));
    expect(shownSide()).toBe('list');
    await knows(doneRow(kind, 'a'));
    expect(said()).toBeNull();
  },
);
