import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { addReference } from '../../../src/store/draw/change-settings.ts';
import { drawDraft, drawForm, newReference } from '../../../src/store/draw/draw-form.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { fakeApi, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

const IMAGINE = '/draw/imagine';
const SEA = { url: '/media/sea.jpg', name: 'sea' };
const wordsOnly = (tool: string) => ({
  medium: 'picture',
  tool,
  name: 'SDXL (own GPU)',
  takes: { image: false, endImage: false },
});

/** Opens the drawing page of a studio with these models. */
async function open(...models: object[]): Promise<Sent[]> {
  const sent = fakeApi({
    '/center/points': () => ({
      potins: 77,
      star_tel: 'x',
      user_id: 7,
      draw_points: 33,
      id_setting: 9,
      models,
    }),
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    [IMAGINE]: () => ({ draw_id: 41, images: ['/media/a.png'] }),
  });
  await refreshPoints();
  await showAt('/draw', <DrawPage />);
  return sent;
}
const set = (changes: object) => change(() => void Object.assign(drawForm, changes));
const generate = () => screen.getByRole('button', { name: /^Generate/ });
const place = () => screen.queryByRole('button', { name: 'Add a reference picture' });

eachOnItsOwn();
beforeEach(() => {
  drawDraft.clear();
  points.payload = null;
});

test('a model that is sent words only has no place for a reference; one that is kept for others is not sent', async () => {
  const sent = await open(wordsOnly('mj'));
  expect(place()).toBeNull();
  const look = { name: 'Own', image: '/media/own.jpg', words: 'in ink' };
  await set({ prompt: 'a lamp', references: [newReference(SEA, 'image')], look });
  expect(screen.queryByRole('button', { name: 'Remove the reference picture' })).toBeNull();
  fireEvent.click(generate());
  await waitFor(() => expect(bodies(sent, IMAGINE)).toHaveLength(1));
  expect(JSON.stringify(bodies(sent, IMAGINE))).not.toContain('/media/');
  expect(bodies(sent, IMAGINE)).toMatchObject([{ desc: 'a lamp, in ink' }]);

  await set({ model: 'id' });
  screen.getByRole('button', { name: 'Remove the reference picture' });
});

test('a picture that is to be followed chooses a model that takes one', async () => {
  await open(wordsOnly('mj'), wordsOnly('seedream'));
  await change(() => void addReference(SEA));
  expect(drawForm).toMatchObject({ model: 'id', references: [{ url: SEA.url }] });
});

test('where every model draws from words only, no reference is taken', async () => {
  await open(
    { ...wordsOnly('mj'), tool: undefined },
    { ...wordsOnly('mj'), tool: undefined, medium: 'edit' },
  );
  expect(addReference(SEA)).toBe(false);
  expect(drawForm).toMatchObject({ model: 'mj', references: [] });
});

test('a model that starts from a picture says so before it is asked, and leads to the place of the reference', async () => {
  const sent = await open({ medium: 'picture', tool: 'id', name: 'Kontext', needs: ['image'] });
  await set({ model: 'id', prompt: 'a lamp' });
  screen.getByText('Kontext needs a picture to start from.');
  expect(generate().getAttribute('aria-disabled')).toBe('true');
  await change(() => void fireEvent.submit(generate().closest('form') as HTMLFormElement));
  expect(document.activeElement).toBe(place());
  expect(bodies(sent, IMAGINE)).toEqual([]);
  await set({ references: [newReference(SEA, 'image')] });
  expect(screen.queryByText(/needs a picture/)).toBeNull();
  expect(generate().getAttribute('aria-disabled')).not.toBe('true');
});
