import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDraft } from '../../../src/store/draw/draw-form.ts';
import { writePageStore } from '../../../src/store/pages-db.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, showAt } from '../show.tsx';

const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
const reference = () => screen.findByRole('button', { name: 'Remove the reference picture' });

eachOnItsOwn();

test('a reference is part of the draft; deleted text is not restored at the next visit', async () => {
  fakeApi({ '/draw/lists': () => ({ lists: [], has_next: 0 }) }, 31);
  await writePageStore('drafts', 31, 'draw', {
    prompt: 'with a picture',
    model: 'flux-max',
    ratio: '1:1',
    style: 'AUTO',
    references: [{ url: '/media/r.png', name: 'a.png', role: 'image', weight: 400 }],
  });
  await showAt('/draw', <DrawPage />);
  await waitFor(() => expect(prompt().value).toBe('with a picture'));
  await reference();
  expect(screen.getByRole('button', { name: 'Model: Flux MAX' })).toBeTruthy();
  fireEvent.input(prompt(), { target: { value: '' } });
  cleanup();
  await showAt('/draw', <DrawPage />);
  await reference();
  // wait until the draft has been read
  await drawDraft.restore();
  expect(prompt().value).toBe('');
});
