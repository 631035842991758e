import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { browser } from '../../../src/store/browser.ts';
import { drawDraft } from '../../../src/store/draw/draw-form.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { fakeApi, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

const IMAGINE = '/draw/imagine';
const note = () => document.querySelector('[data-ui="undrawn"]');

/** Opens the drawing page at a server whose engine knows no crocodile and no octopus. */
async function open(): Promise<Sent[]> {
  const sent = fakeApi({
    '/center/points': () => ({ potins: 77, star_tel: 'x', user_id: 7, draw_points: 20 }),
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    [IMAGINE]: () => ({ draw_id: 41, images: ['/media/a.png'] }),
    '/studio/prompt/check': ({ prompt }: { prompt: string }) => ({
      undrawn: ['crocodile', 'octopus'].filter((word) => prompt.includes(word)),
    }),
  });
  await refreshPoints();
  await showAt('/draw', <DrawPage />);
  return sent;
}
const write = (words: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: 'Description' }), { target: { value: words } });

eachOnItsOwn();
beforeEach(() => {
  drawDraft.clear();
  points.payload = null;
});

test('before Generate is pressed, the bar says what cannot be drawn, and generates all the same', async () => {
  const sent = await open();
  write('a crocodile and an octopus');
  await waitFor(() =>
    expect(note()?.textContent).toBe("The built-in engine can't draw: crocodile, octopus."),
  );
  expect(note()?.getAttribute('aria-live')).toBe('polite');
  fireEvent.click(screen.getByRole('button', { name: /^Generate/ }));
  await waitFor(() => expect(bodies(sent, IMAGINE)).toHaveLength(1));
});

test('the note goes with its words, and is empty where everything can be drawn', async () => {
  await open();
  write('a crocodile');
  await waitFor(() => expect(note()?.textContent).toContain('crocodile'));
  write('a fox');
  await waitFor(() => expect(note()?.textContent).toBe(''));
  write('');
  await waitFor(() => expect(note()).toBeNull());
});

test('Chinese words are listed as in Chinese', async () => {
  await open();
  await change(() => {
    browser.language = 'zh';
  });
  write('crocodile, octopus');
  await waitFor(() => expect(note()?.textContent).toContain('crocodile、octopus'));
  browser.language = 'en';
});
