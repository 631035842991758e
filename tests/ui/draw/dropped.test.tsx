import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setSession } from '../../../src/store/account/session.ts';
import { drawDraft, drawForm, newReference } from '../../../src/store/draw/draw-form.ts';
import { reference } from '../../../src/store/draw/draw-reference.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, showAt } from '../show.tsx';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const box = () => screen.getByRole('textbox', { name: 'Description' });
const bar = () => box().closest('form') as HTMLElement;
const drop = (place: Element, ...files: File[]) =>
  fireEvent.drop(place, { dataTransfer: { files, types: ['Files'] } });

eachOnItsOwn();
beforeEach(async () => {
  drawDraft.clear();
  fakeApi({
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    '/upload/assumeRole': () => new Promise(() => undefined),
  });
  await setSession('token', 7);
  await showAt('/draw', <DrawPage />);
  takeToasts();
});
afterEach(() => reference.drop());

test.each([
  ['dropped on the prompt', () => drop(box(), picture('a.png'))],
  ['dropped beside it', () => drop(bar(), picture('a.png'))],
  ['dropped on Generate', () => drop(screen.getByRole('button', { name: /^Generate/ }), picture('a.png'))],
  ['pasted into the prompt', () => fireEvent.paste(box(), { clipboardData: { files: [picture('a.png')] } })],
])('a picture that is %s becomes a reference', async (_, give) => {
  expect(give()).toBe(false);
  await waitFor(() => expect(reference.state).toMatchObject({ phase: 'uploading', name: 'a.png' }));
});

test('a picture over the bar is offered to it, text to the prompt, which then takes it', () => {
  const over = (types: string[]) => fireEvent.dragOver(box(), { dataTransfer: { files: [], types } });
  expect(over(['Files'])).toBe(false);
  expect(over(['text/plain'])).toBe(true);
  expect(fireEvent.drop(box(), { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true);
  expect(reference.state.checking).toBe(false);
});

test('a file that is no picture is refused in the bar, and the browser does not open it', async () => {
  expect(drop(box(), new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toBe(false);
  await screen.findByText(/^Only .* images are supported$/);
});

test('what is dropped on the place of a reference is taken once', async () => {
  drop(screen.getByRole('button', { name: 'Add a reference picture' }), picture('a.png'), picture('b.png'));
  await waitFor(() => expect(reference.state.name).toBe('a.png'));
  expect(takeToasts().map(({ title }) => title)).toEqual(['One file at a time']);
});

test('what is dropped in a dialog of the bar is left to the dialog', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Analyze an image' }));
  drop(await screen.findByRole('dialog', { name: 'Image analysis' }), picture('a.png'));
  expect(reference.state.checking).toBe(false);
});

test('a picture that is dropped while another is uploaded, or no place is left, is not taken silently', async () => {
  drop(box(), picture('a.png'));
  await waitFor(() => expect(reference.state.phase).toBe('uploading'));
  drop(box(), picture('b.png'));
  expect(takeToasts()).toMatchObject([{ title: 'A picture is still being uploaded' }]);
  expect(reference.state.name).toBe('a.png');
  reference.drop();
  const taken = (['image', 'oref', 'oref', 'oref', 'oref', 'oref', 'sref'] as const).map((role, i) =>
    newReference({ url: `/media/${i}.png`, name: `${i}.png` }, role),
  );
  drawForm.references = taken;
  drop(box(), picture('b.png'));
  expect(takeToasts()).toMatchObject([{ title: 'All places for pictures are taken' }]);
  expect(reference.state.checking).toBe(false);
});
