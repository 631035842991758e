import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { STYLE_LIMITS } from '../../src/api/styles.ts';
import { UPLOAD_LIMITS } from '../../src/api/uploads.ts';
import { drawForm } from '../../src/store/draw/draw-form.ts';
import { styleForm, styleUpload } from '../../src/store/style-form.ts';
import { takeToasts } from '../../src/store/toasts.ts';
import { lost, Refused } from '../store/fake-api.ts';
import { bodies } from '../store/film/board-shots.ts';
import { change } from './show.tsx';
import { comic, dialog, form, freshStyles, open, press, SAVE, tiles } from './style-page.tsx';

freshStyles();

describe('the style of a drawing', () => {
  test('[DRAW-53] is chosen in a dialog, and its picture is sent with the next drawing', async () => {
    const sent = await open();
    await dialog();
    fireEvent.click(screen.getByRole('radio', { name: 'Comic', hidden: true }));
    press('Use style');
    await waitFor(() => expect(drawForm.look?.image).toBe(comic.image));
    await change(() => void Object.assign(drawForm, { prompt: 'a lamp' }));
    press(/^Generate/);
    await waitFor(() =>
      expect(bodies(sent, '/draw/imagine')).toMatchObject([
        { desc: 'a lamp', options: { sref: comic.image } },
      ]),
    );
  });

  test('is sent as prompt words to a model without style pictures, and removed with No style', async () => {
    const sent = await open();
    await change(() => {
      Object.assign(drawForm, { prompt: 'a lamp', model: 'seedream-3' });
      drawForm.look = { name: 'Comic', image: comic.image, words: 'comic' };
    });
    press(/^Generate/);
    await waitFor(() => expect(bodies(sent, '/draw/imagine')).toMatchObject([{ prompt: 'a lamp, comic' }]));
    await dialog();
    press('No style');
    await waitFor(() => expect(drawForm.look).toBeNull());
  });
});

describe('the form for a custom style', () => {
  test('[STYLE-04] has name, prompt, image and category', async () => {
    await open();
    await dialog();
    const { getByRole, getByLabelText, getAllByRole } = await form();
    getByRole('textbox', { name: 'Name', hidden: true });
    getByRole('textbox', { name: 'Prompt', hidden: true });
    getByLabelText('Picture', { selector: 'input' });
    expect(
      getAllByRole('radio', { hidden: true }).map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Animation', 'Realistic']);
  });

  test('[STYLE-05] [STYLE-07] [STYLE-09] warns about each missing field, and sends nothing', async () => {
    const sent = await open();
    await dialog();
    const { getByText, queryByText } = await form();
    getByText(/JPG or PNG, up to 10 MB, at least 300 × 300 pixels/);
    const warnings = ['Please enter a name', 'Please enter a prompt', 'Please choose a picture'];
    const shown = () => warnings.filter((warning) => queryByText(warning) !== null);
    press('Save style');
    await waitFor(() => expect(shown()).toEqual(warnings));
    await change(() => void Object.assign(styleForm, { name: 'Paper cut' }));
    expect(shown()).toEqual(warnings.slice(1));
    await change(() => void Object.assign(styleForm, { prompt: 'paper' }));
    expect(shown()).toEqual(warnings.slice(2));
    expect(bodies(sent, SAVE)).toEqual([]);
  });

  test('[STYLE-06] [STYLE-08] limits the name to 30 and the prompt to 100 characters', async () => {
    await open();
    await dialog();
    const { getByRole } = await form();
    for (const [name, most] of [
      ['Name', 30],
      ['Prompt', 100],
    ] as const) {
      const field = getByRole<HTMLInputElement>('textbox', { name, hidden: true });
      fireEvent.change(field, { target: { value: 'x'.repeat(most + 1) } });
      await waitFor(() => expect(field.value).toHaveLength(most));
      // the studio refuses a text that ends in half an emoji
      fireEvent.change(field, { target: { value: `${'x'.repeat(most - 1)}🌊` } });
      await waitFor(() => expect(field.value).toBe('x'.repeat(most - 1)));
    }
  });

  test.each([
    [
      '[STYLE-10] of another type',
      new File(['x'], 'a.gif', { type: 'image/gif' }),
      [400, 400],
      'Only JPG or PNG images are supported',
    ],
    [
      '[STYLE-11] above 10 MB',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      [400, 400],
      'Image size exceeded (10 MB)',
    ],
    [
      '[STYLE-12] with a side of 299 px',
      new File(['x'], 'a.png', { type: 'image/png' }),
      [299, 400],
      'The picture must be at least 300 × 300 pixels',
    ],
    [
      '[STYLE-12] with the other side of 299 px',
      new File(['x'], 'a.png', { type: 'image/png' }),
      [400, 299],
      'The picture must be at least 300 × 300 pixels',
    ],
  ] as const)('refuses a picture %s, before anything is sent', async (_, file, [width, height], words) => {
    vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
    const sent = await open();
    await dialog();
    await form();
    await change(() => void styleUpload.take(file));
    await screen.findByText(words);
    expect(bodies(sent, '/upload/assumeRole')).toEqual([]);
  });

  test('[STYLE-10] [STYLE-12] accepts a JPG or a PNG of 300 px', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 300, close: () => undefined }));
    const sent = await open({ '/upload/assumeRole': () => ({ code: 500, msg: 'later' }) });
    for (const type of ['image/png', 'image/jpeg'])
      await styleUpload.take(new File(['x'], 'a', { type })).catch(() => undefined);
    expect(bodies(sent, '/upload/assumeRole')).toHaveLength(2);
    expect(UPLOAD_LIMITS.styleImage).toMatchObject({ minSide: STYLE_LIMITS.minSide });
  });

  test('[STYLE-13] [STYLE-14] saves, shows the style in its category, and selects it', async () => {
    const sent = await open();
    await dialog();
    await form();
    await change(
      () =>
        void Object.assign(styleForm, {
          name: 'Paper cut',
          prompt: 'paper',
          category: 'Animation',
          image: { url: '/media/own.png', name: 'own.png' },
        }),
    );
    press('Save style');
    await waitFor(() =>
      expect(bodies(sent, SAVE)).toEqual([
        { name: 'Paper cut', category: 'Animation', text2video_prompt: 'paper', image: '/media/own.png' },
      ]),
    );
    await waitFor(() => expect(tiles()).toEqual(['Paper cut', 'Comic']));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Paper cut', hidden: true }).checked).toBe(
        true,
      ),
    );
    expect(styleForm.name).toBe('');
  });

  test('says beside the button that a style could not be saved, and why, and keeps what was typed', async () => {
    let answer: () => unknown = lost;
    await open({ [SAVE]: () => answer() });
    await dialog();
    const { findByText, getByRole, queryByText } = await form();
    await change(
      () =>
        void Object.assign(styleForm, {
          name: 'Paper cut',
          prompt: 'paper',
          image: { url: '/media/own.png', name: 'own.png' },
        }),
    );
    takeToasts();
    press('Save style');
    const words = "Couldn't save the style. Check your connection and try again.";
    expect((await findByText(words)).getAttribute('role')).toBe('status');
    expect(getByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true }).value).toBe('Paper cut');
    answer = () => new Refused('You have 50 already.');
    press('Save style');
    await findByText("Couldn't save the style. You have 50 already.");
    expect(queryByText(words)).toBeNull();
    expect(takeToasts()).toEqual([]);
  });
});
