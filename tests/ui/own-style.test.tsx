import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STYLE_LIMITS } from '../../src/api/styles.ts';
import { UPLOAD_LIMITS } from '../../src/api/uploads.ts';
import { points, refreshPoints } from '../../src/store/account/points.ts';
import { drawDraft, drawForm } from '../../src/store/draw/draw-form.ts';
import { styleDraft, styleForm, styleUpload } from '../../src/store/style-form.ts';
import { styles } from '../../src/store/styles.ts';
import DrawPage from '../../src/ui/draw/draw-page.tsx';
import { type Answers, fakeApi, type Sent } from '../store/fake-api.ts';
import { bodies } from '../store/film/board-shots.ts';
import { change, eachOnItsOwn, showAt } from './show.tsx';
import '../../src/ui/draw/look-dialog.tsx';
import '../../src/ui/kit/own-style-dialog.tsx';

const LIST = '/script/get-style-info-pro';
const SAVE = '/styles/save';
const DELETE = '/styles/delete';
const UPDATE = '/studio/style/update';
const own = {
  id: 9,
  name: 'Paper cut',
  image: '/media/own.png',
  category: 'Animation',
  text2video_prompt: 'paper',
};
const noir = {
  name: 'Film noir',
  image: '/web/styles/film-noir.webp',
  category: 'Realistic',
  text2video_prompt: 'noir',
};
const comic = {
  name: 'Comic',
  image: '/web/styles/comic.webp',
  category: 'Animation',
  text2video_prompt: 'comic',
};

let mine: object[] = [];
async function open(more: Answers = {}): Promise<Sent[]> {
  const sent = fakeApi({
    '/center/points': () => ({
      potins: 77,
      star_tel: 'x',
      user_id: 7,
      draw_points: 20,
      jimeng_setting: { 'seedream-3': 4 },
    }),
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    '/draw/imagine': () => ({ draw_id: 41, images: ['/media/a.png'] }),
    [LIST]: () => [
      { name: 'Animation', lists: [...mine, comic] },
      { name: 'Realistic', lists: [noir] },
    ],
    [SAVE]: () => {
      mine = [own];
      return { id: 9 };
    },
    [DELETE]: () => {
      mine = [];
      return null;
    },
    ...more,
  });
  await refreshPoints();
  await showAt('/draw', <DrawPage />);
  return sent;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const tiles = () => [...document.querySelectorAll('[data-ui=style]')].map(({ textContent }) => textContent);
const dialog = async () => {
  press(/^Style/);
  await screen.findByRole('dialog', { name: 'Style', hidden: true });
  await screen.findByRole('radio', { name: 'Comic', hidden: true });
};
const form = async () => {
  press('New style');
  return within(await screen.findByRole('dialog', { name: 'New style', hidden: true }));
};

eachOnItsOwn();
beforeEach(() => {
  mine = [];
  drawDraft.clear();
  styleDraft.clear();
  styleUpload.drop();
  points.payload = null;
  Object.assign(styles, { groups: [], state: 'idle', owner: null });
});
afterEach(() => vi.unstubAllGlobals());

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

  test('a custom style is changed in the form, filled with what it is; a drawing in it follows, a new style half typed stays', async () => {
    mine = [own];
    let real: object[] = [];
    const sent = await open({
      [UPDATE]: ({ id, ...now }: { id: number; category: string }) => {
        mine = [];
        real = [{ ...now, id, image: '/media/new.png' }];
        return null;
      },
      [LIST]: () => [
        { name: 'Animation', lists: [...mine, comic] },
        { name: 'Realistic', lists: [...real, noir] },
      ],
    });
    // chosen on another day: its address had another signature
    drawForm.look = { id: 9, name: 'Paper', image: '/media/older.png?e=1', words: 'paper' };
    Object.assign(styleForm, { name: 'Half a st' });
    await dialog();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Paper cut', hidden: true }).checked).toBe(
      true,
    );
    expect(screen.queryByRole('button', { name: 'Edit Comic', hidden: true })).toBeNull();
    press('Edit Paper cut');
    const { getByRole, getByText } = within(
      await screen.findByRole('dialog', { name: 'Edit style', hidden: true }),
    );
    const name = getByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true });
    expect(name.value).toBe('Paper cut');
    expect(getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt', hidden: true }).value).toBe('paper');
    expect(getByRole<HTMLInputElement>('radio', { name: 'Animation', hidden: true }).checked).toBe(true);
    getByText('Choose another file');
    fireEvent.change(name, { target: { value: ' ' } });
    press('Save changes');
    await waitFor(() => getByText('Please enter a name'));
    expect(bodies(sent, UPDATE)).toEqual([]);
    fireEvent.change(name, { target: { value: 'Torn paper' } });
    fireEvent.click(getByRole('radio', { name: 'Realistic', hidden: true }));
    press('Save changes');
    await waitFor(() => expect(tiles()).toEqual(['Torn paper', 'Film noir']));
    expect(bodies(sent, UPDATE)).toEqual([
      {
        id: 9,
        name: 'Torn paper',
        category: 'Realistic',
        text2video_prompt: 'paper',
        image: '/media/own.png',
      },
    ]);
    const look = { id: 9, name: 'Torn paper', image: '/media/new.png', words: 'paper' };
    await waitFor(() => expect(drawForm.look).toEqual(look));
    expect(styleForm.name).toBe('Half a st');
    press('Use style');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(drawForm.look).toEqual(look);
  });

  test('a chosen style that was changed on another page is up to date when the drawing page opens', async () => {
    mine = [{ ...own, name: 'Torn paper', text2video_prompt: 'torn' }];
    drawForm.look = { id: 9, name: 'Paper cut', image: '/media/own.png', words: 'paper' };
    await open();
    await waitFor(() =>
      expect(drawForm.look).toEqual({ id: 9, name: 'Torn paper', image: '/media/own.png', words: 'torn' }),
    );
  });

  test('[STYLE-15] a custom style is deleted after confirmation; built-in ones cannot be deleted', async () => {
    mine = [own];
    const sent = await open();
    await dialog();
    expect(screen.queryByRole('button', { name: 'Delete Comic', hidden: true })).toBeNull();
    press('Delete Paper cut');
    await screen.findByRole('dialog', { name: 'Delete this style?', hidden: true });
    expect(bodies(sent, DELETE)).toEqual([]);
    press('Delete');
    await waitFor(() => expect(bodies(sent, DELETE)).toEqual([{ id: 9 }]));
    await waitFor(() => expect(tiles()).toEqual(['Comic']));
  });

  test('a chosen style that is deleted is not used anymore, and its category stays', async () => {
    mine = [{ ...own, category: 'Realistic' }];
    await open({
      [LIST]: () => [
        { name: 'Animation', lists: [comic] },
        { name: 'Realistic', lists: [...mine, noir] },
      ],
    });
    drawForm.look = { name: 'Paper cut', image: '/media/own.png', words: 'paper' };
    press(/^Style/);
    await screen.findByRole('dialog', { name: 'Style', hidden: true });
    await waitFor(() => expect(tiles()).toEqual(['Paper cut', 'Film noir']));
    press('Delete Paper cut');
    await screen.findByRole('dialog', { name: 'Delete this style?', hidden: true });
    press('Delete');
    await waitFor(() => expect(tiles()).toEqual(['Film noir']));
    expect(drawForm.look).toBeNull();
    press('Use style');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(drawForm.look).toBeNull();
  });
});
