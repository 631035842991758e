import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cast } from '../../../../src/store/film/characters/cast.ts';
import { stitch } from '../../../../src/store/film/characters/stitch/stitch.ts';
import { CropArea } from '../../../../src/ui/kit/crop-area.tsx';
import '../../../../src/ui/create/characters/stitch/crop-dialog.tsx';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import { bodiesOf, HANDLE, openCast, said, wireRole } from './cast-page.tsx';

vi.mock('../../../../src/ui/kit/crop-area.tsx', () => ({ CropArea: vi.fn() }));

/** Images that load on demand, and a canvas that records drawing. */
let loads: (() => void)[] = [];
let painted: { calls: unknown[][]; type: string; quality: number | undefined; fill: unknown } | null = null;
let breaks = false;

eachOnItsOwn();
beforeEach(() => {
  loads = [];
  painted = null;
  breaks = false;
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {};
      onerror = () => {};
      naturalWidth = 400;
      naturalHeight = 200;
      set src(address: string) {
        // "broken" in base64
        loads.push(() => (address.includes('YnJva2Vu') ? this.onerror() : this.onload()));
        if (!held) for (const load of loads.splice(0)) load();
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => {
    const calls: unknown[][] = [];
    const context = {
      fillStyle: '',
      fillRect: () => {},
      drawImage: (_image: unknown, ...box: unknown[]) => {
        if (breaks) throw new Error('out of memory');
        calls.push(box);
      },
    };
    painted = { calls, type: '', quality: undefined, fill: context };
    return context;
  }) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
    if (painted) Object.assign(painted, { type, quality });
    done(new Blob(['x'], { type: type ?? '' }));
  });
});
let held = false;
afterEach(async () => {
  held = false;
  vi.restoreAllMocks();
  await memberGone();
});

const file = (name: string, type = 'image/png', words = name) => new File([words], name, { type });
const open = async (answers = {}) => {
  const opened = await openCast([wireRole(1, 'Mei')], { [HANDLE]: () => null, ...answers });
  const button = screen.getByRole('button', { name: 'Stitch pictures for Mei' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Stitch pictures' });
  return { ...opened, dialog };
};
const give = (dialog: HTMLElement, ...files: File[]) =>
  fireEvent.change(within(dialog).getByLabelText('Pictures to stitch', { selector: 'input' }), {
    target: { files },
  });
const shown = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('button', { name: /^Crop picture/ })
    .map((one) => one.getAttribute('aria-disabled') === 'false');
const four = [1, 2, 3, 4].map((n) => file(`${n}.png`));
const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });
const stitchIt = async (dialog: HTMLElement) => {
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Stitch' }));
  return within(dialog).findByRole<HTMLImageElement>('img', { name: 'The result' });
};

test('[STITCH-01] [STITCH-02] the dialog has a drop zone, previews, a format and the result, and takes one to four pictures', async () => {
  const { dialog } = await open();
  const zone = button(dialog, 'Choose or drop 1 to 4 pictures');
  expect(button(dialog, 'Stitch').hasAttribute('disabled')).toBe(true);
  fireEvent.drop(zone, { dataTransfer: { files: [file('1.jpg', 'image/jpeg')] } });
  await waitFor(() => expect(shown(dialog)).toEqual([true]));
  await stitchIt(dialog);
  give(dialog, ...four.slice(1));
  await waitFor(() => expect(shown(dialog)).toHaveLength(4));
  expect(within(dialog).queryByRole('img', { name: 'The result' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: /^Choose or drop/ })).toBeNull();
  await stitchIt(dialog);
  expect(painted?.calls).toHaveLength(4);
});

test('[STITCH-03] of five files the first four are kept, with a warning', async () => {
  const { dialog } = await open();
  give(dialog, ...four, file('5.png'));
  await waitFor(() => expect(shown(dialog)).toHaveLength(4));
  expect(stitch.items.map((item) => item.file.name)).toEqual(['1.png', '2.png', '3.png', '4.png']);
  expect(said()).toContain('1 image was left out: 4 at most');
});

test('[STITCH-04] other file types are rejected, and the error names the file', async () => {
  const { dialog } = await open();
  give(dialog, file('a.gif', 'image/gif'), file('1.png'));
  await waitFor(() => expect(shown(dialog)).toHaveLength(1));
  expect(said()).toContain('a.gif is not supported. Choose JPG or PNG images');
});

test('[STITCH-05] [STITCH-13] stitching waits until all pictures have loaded', async () => {
  held = true;
  const { dialog } = await open();
  give(dialog, file('1.png'), file('2.png'));
  await waitFor(() => expect(loads).toHaveLength(2));
  expect(stitch.state).toBe('idle');
  fireEvent.click(button(dialog, 'Stitch'));
  await waitFor(() => expect(button(dialog, 'Stitch').getAttribute('aria-busy')).toBe('true'));
  expect(stitch.state).toBe('processing');
  loads[0]?.();
  expect(painted).toBeNull();
  loads[1]?.();
  await within(dialog).findByRole('img', { name: 'The result' });
  expect(stitch.state).toBe('result');
  expect(painted?.calls).toHaveLength(2);
});

test('[STITCH-06] a main picture can be chosen among three or more', async () => {
  const { dialog } = await open();
  const mains = () => within(dialog).queryAllByRole('button', { name: /^Main picture/ });
  give(dialog, file('1.png'), file('2.png'));
  await waitFor(() => expect(shown(dialog)).toHaveLength(2));
  expect(mains()).toEqual([]);
  give(dialog, file('3.png'));
  await waitFor(() => expect(mains()).toHaveLength(3));
  give(dialog, file('4.png'));
  await waitFor(() => expect(mains()).toHaveLength(4));
  fireEvent.click(button(dialog, 'Main picture: 2'));
  fireEvent.click(button(dialog, 'Main picture: 3'));
  await waitFor(() =>
    expect(mains().map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
      'false',
    ]),
  );
  // with two pictures there is no main one
  for (const number of [4, 1]) fireEvent.click(button(dialog, `Remove picture ${number}`));
  await waitFor(() => expect(mains()).toEqual([]));
  expect(stitch.items.some(({ isMain }) => isMain)).toBe(false);
});

test('[STITCH-07] [STITCH-08] the output is a JPG of quality 0.92, or a PNG', async () => {
  const { dialog } = await open();
  give(dialog, file('1.png'));
  await waitFor(() => expect(shown(dialog)).toEqual([true]));
  await stitchIt(dialog);
  expect(painted).toMatchObject({ type: 'image/jpeg', quality: 0.92, fill: { fillStyle: '#ffffff' } });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'PNG' }));
  await stitchIt(dialog);
  expect(painted).toMatchObject({ type: 'image/png', quality: undefined });
});

test('what is changed while the pictures are painted makes that result obsolete', async () => {
  const { dialog } = await open();
  give(dialog, file('a.png'));
  await waitFor(() => expect(shown(dialog)).toHaveLength(1));
  let finish = () => {};
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    finish = () => done(new Blob(['x'], { type: type ?? '' }));
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stitch' }));
  await waitFor(() => expect(painted).not.toBeNull());
  fireEvent.click(within(dialog).getByRole('radio', { name: 'PNG' }));
  await change(() => finish());
  expect(within(dialog).queryByRole('img', { name: 'The result' })).toBeNull();
  within(dialog).getByRole('button', { name: 'Stitch' });
});

test('[STITCH-14] an item has file, id, image, main flag, contents and crop', async () => {
  vi.mocked(CropArea).mockImplementation(({ onPart }) => (
    <button type="button" onClick={() => onPart({ x: 1, y: 2, width: 30, height: 40 })}>
      part
    </button>
  ));
  const { dialog } = await open();
  give(dialog, file('1.png'));
  await waitFor(() => expect(shown(dialog)).toEqual([true]));
  const [item] = stitch.items;
  expect(Object.keys(item ?? {}).sort()).toEqual(['cropData', 'dataURL', 'file', 'id', 'image', 'isMain']);
  expect(item).toMatchObject({ isMain: false, cropData: null });
  expect(item?.dataURL).toMatch(/^data:image\/png;base64,/);
  fireEvent.click(button(dialog, 'Crop picture 1'));
  const crop = await screen.findByRole('dialog', { name: 'Crop the picture' });
  fireEvent.click(await within(crop).findByRole('button', { name: 'part' }));
  fireEvent.click(within(crop).getByRole('button', { name: 'Crop' }));
  await waitFor(() => expect(stitch.items[0]?.cropData).toEqual({ x: 1, y: 2, width: 30, height: 40 }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crop the picture' })).toBeNull());
  await stitchIt(dialog);
  expect(painted?.calls[0]?.slice(0, 4)).toEqual([1, 2, 30, 40]);
});

test('[STITCH-15] the result is uploaded and assigned to its character', async () => {
  const { dialog, sent, id } = await open({ '/draw/upload': () => ({ qiniu_url: '/media/new.jpg' }) });
  give(dialog, file('1.png'));
  await waitFor(() => expect(shown(dialog)).toEqual([true]));
  await stitchIt(dialog);
  fireEvent.click(button(dialog, 'Use this picture'));
  await waitFor(() =>
    expect(bodiesOf(sent, HANDLE)).toEqual([{ type: 3, script_id: id, id: 1, role_img: '/media/new.jpg' }]),
  );
  const [upload] = bodiesOf(sent, '/draw/upload') as { file: File }[];
  expect([upload?.file.name, upload?.file.type]).toEqual(['stitched.jpg', 'image/jpeg']);
  await waitFor(() => expect(cast.roles[0]?.role_img).toBe('/media/new.jpg'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Stitch pictures' })).toBeNull());
});

test('[STITCH-15] a failed upload shows a message, and the result stays', async () => {
  const { dialog } = await open({ '/draw/upload': () => Promise.reject(new TypeError('no network')) });
  give(dialog, file('1.png'));
  await waitFor(() => expect(shown(dialog)).toEqual([true]));
  await stitchIt(dialog);
  fireEvent.click(button(dialog, 'Use this picture'));
  await waitFor(() => expect(said()).toContain('Stitched image upload failed'));
  within(dialog).getByRole('img', { name: 'The result' });
});

test('[STITCH-16] a character deleted meanwhile shows a message', async () => {
  const { dialog } = await open();
  give(dialog, file('1.png'));
  await waitFor(() => expect(shown(dialog)).toEqual([true]));
  await stitchIt(dialog);
  await change(() => {
    cast.roles = [];
  });
  fireEvent.click(button(dialog, 'Use this picture'));
  await waitFor(() => expect(said()).toContain('Stitch failed: the character is gone'));
});

test('[STITCH-17] a picture that fails to load is named in a message and removed', async () => {
  const { dialog } = await open();
  give(dialog, file('1.png', 'image/png', 'broken'), file('2.png'));
  await waitFor(() => expect(said()).toContain("1.png can't be loaded as an image"));
  await waitFor(() => expect(shown(dialog)).toEqual([true]));
});

test('[STITCH-18] a crop tool that fails to start shows a message', async () => {
  vi.mocked(CropArea).mockImplementation(({ onFailed }) => (
    <button type="button" onClick={onFailed}>
      fail
    </button>
  ));
  const { dialog } = await open();
  give(dialog, file('1.png'));
  await waitFor(() => expect(shown(dialog)).toEqual([true]));
  fireEvent.click(button(dialog, 'Crop picture 1'));
  fireEvent.click(await screen.findByRole('button', { name: 'fail' }));
  await waitFor(() => expect(said()).toContain("The crop tool couldn't start"));
});

test('[STITCH-19] a stitching error is shown with its message', async () => {
  breaks = true;
  const { dialog } = await open();
  give(dialog, file('1.png'));
  await waitFor(() => expect(shown(dialog)).toEqual([true]));
  fireEvent.click(button(dialog, 'Stitch'));
  await waitFor(() => expect(said()).toContain('Stitching failed: out of memory'));
  expect(stitch.state).toBe('idle');
});
