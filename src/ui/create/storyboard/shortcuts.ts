import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Shot } from '../../../api/shot.ts';
import { FILM_TAB, film } from '../../../store/film/film.ts';
import { closePreview } from '../../../store/film/preview/film-preview.ts';
import { board, chooseTab, selectShot, shotIndex } from '../../../store/film/storyboard/board.ts';
import { shotsView } from '../../../store/film/storyboard/shots-view.ts';
import { toggleFilm } from '../preview/play-film.ts';
import { shotActions } from './shot-actions.ts';
import { stepBack, stepForward } from './step-history.ts';

interface Shortcut {
  /** The keys as they are shown. */
  keys: string;
  words: MessageDescriptor;
  /** `KeyboardEvent.key`, in lower case. */
  key: string;
  /** With Control, or Command on a Mac. These work in the shot's text boxes, too. */
  command?: true;
  shift?: true;
  /** Missing for the shortcut that opens this list. */
  run?: () => void;
}

const shotNow = (): Shot | undefined => board.shots.find(({ id }) => id === board.shotId) as Shot | undefined;
const withShot = (work: (shot: Shot, index: number) => void) => () => {
  const shot = shotNow();
  if (shot) work(shot, shotIndex(shot.id));
};
const go = (step: number) =>
  withShot((_, index) => {
    const next = board.shots[index + step];
    if (next) selectShot(next.id);
  });
const move = (step: number) =>
  withShot(({ id }, index) => {
    if (board.shots[index + step]) void shotActions.move(id, index + step);
  });
const tab = (value: typeof film.tab) => () => chooseTab(value);
const focusPrompt = () => document.querySelector<HTMLElement>('[data-ui=shot-tab] textarea')?.focus();

/** The shortcuts of the storyboard. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ',', key: ',', words: msg`Previous shot`, run: go(-1) },
  { keys: '.', key: '.', words: msg`Next shot`, run: go(1) },
  { keys: '<', key: '<', words: msg`Move the shot left`, run: move(-1) },
  { keys: '>', key: '>', words: msg`Move the shot right`, run: move(1) },
  {
    keys: 'N',
    key: 'n',
    words: msg`Add a shot after`,
    run: withShot(({ id }) => void shotActions.addAfter(id)),
  },
  { keys: 'D', key: 'd', words: msg`Copy shot`, run: withShot(({ id }) => void shotActions.copy(id)) },
  { keys: '1', key: '1', words: msg`Drawing`, run: tab(FILM_TAB.drawing) },
  { keys: '2', key: '2', words: msg`Video`, run: tab(FILM_TAB.video) },
  { keys: '/', key: '/', words: msg`Write the prompt`, run: focusPrompt },
  { keys: 'P', key: 'p', words: msg`Play or pause the film`, run: toggleFilm },
  { keys: 'Esc', key: 'escape', words: msg`Close the preview`, run: closePreview },
  {
    keys: 'T',
    key: 't',
    words: msg`Timeline`,
    run: () => {
      shotsView.timeline = !shotsView.timeline;
    },
  },
  {
    keys: 'Ctrl Enter',
    key: 'enter',
    command: true,
    words: msg`Generate`,
    run: withShot(
      (shot) => void (film.tab === FILM_TAB.video ? shotActions.film(shot) : shotActions.draw(shot)),
    ),
  },
  { keys: 'Ctrl Z', key: 'z', command: true, words: msg`Undo`, run: stepBack },
  { keys: 'Ctrl Shift Z', key: 'z', command: true, shift: true, words: msg`Redo`, run: stepForward },
  { keys: '?', key: '?', words: msg`Keyboard shortcuts` },
];
