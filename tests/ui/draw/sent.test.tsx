import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FIRST_FAMILY_DEFAULTS } from '../../../src/api/draw-options.ts';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { drawDraft, drawForm, newReference } from '../../../src/store/draw/draw-form.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { fakeApi, type Sent } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';
import '../../../src/ui/kit/floating-choice.tsx';

const IMAGINE = '/draw/imagine';
const FROM_PICTURE = '/draw/fluxImageApi';
const reference = newReference({ url: '/media/a.png', name: 'a.png' }, 'image');
const references = [reference];

/** Opens the drawing page of a member with enough points for every model. */
async function open(): Promise<Sent[]> {
  const made = () => ({ draw_id: 41, images: ['/media/a.png'] });
  const sent = fakeApi({
    '/center/points': () => ({
      potins: 77,
      star_tel: 'x',
      user_id: 7,
      draw_points: 20,
      id_setting: 6,
      irag_setting: 2,
      jimeng_setting: { 'seedream-3': 4, 'seedream-2': 3 },
      flux_setting: { 'flux-pro': 5, 'flux-max': 8 },
    }),
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    [IMAGINE]: made,
    [FROM_PICTURE]: made,
  });
  await refreshPoints();
  await showAt('/draw', <DrawPage />);
  return sent;
}
const ratios = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Ratio:/ }));
  const menu = await screen.findByRole('menu', { name: /^Ratio/, hidden: true });
  return within(menu).getAllByRole('menuitemradio', { hidden: true });
};

eachOnItsOwn();
beforeEach(() => {
  drawDraft.clear();
  points.payload = null;
});

const WORDS = { prompt: 'a lamp', ratio: '16:9' };
test.each([
  [
    '[DRAW-17] Dream v1',
    { model: 'mj', references },
    IMAGINE,
    {
      tool_name: 'mj',
      desc: 'a lamp',
      options: {
        ...FIRST_FAMILY_DEFAULTS,
        ar: '16:9',
        image: reference.url,
      },
    },
  ],
  [
    '[DRAW-18] the style model',
    { model: 'id', style: 'REALISTIC', references },
    IMAGINE,
    {
      tool_name: 'id',
      desc: 'a lamp',
      ratio: '16:9',
      image_file: reference.url,
      style_type: 'REALISTIC',
    },
  ],
  [
    '[DRAW-19] Seedream',
    { model: 'seedream-2', references },
    IMAGINE,
    { tool_name: 'seedream', ...WORDS, model_name: 'seedream-2', image_url: reference.url },
  ],
  [
    '[DRAW-20] Flux without a picture',
    { model: 'flux-pro' },
    IMAGINE,
    { tool_name: 'flux', ...WORDS, model_name: 'flux-pro' },
  ],
  [
    '[DRAW-21] iRAG',
    { model: 'irag', references },
    IMAGINE,
    { tool_name: 'irag', ...WORDS, image_url: reference.url },
  ],
  [
    '[DRAW-22] Flux with a picture',
    { model: 'flux-max', references },
    FROM_PICTURE,
    { ...WORDS, model_name: 'flux-max', image_url: reference.url },
  ],
] as const)('%s is asked with what its tool takes, and nothing else', async (_, form, path, body) => {
  const sent = await open();
  await change(() => void Object.assign(drawForm, { prompt: '  a lamp ', ratio: '16:9', ...form }));
  const before = sent.length;
  fireEvent.click(screen.getByRole('button', { name: /^Generate/ }));
  const submits = () => sent.slice(before).filter((one) => one.path === IMAGINE || one.path === FROM_PICTURE);
  await waitFor(() => expect(submits()).toEqual([{ path, body }]));
});

test.each([
  ['Flux with a picture', { model: 'flux-pro', references }, 'can be chosen'],
  ['Flux without one', { model: 'flux-pro', references: [] }, 'cannot be chosen'],
  ['another model with a picture', { model: 'mj', references }, 'is not there'],
] as const)('[DRAW-11] with %s the ratio of the reference %s', async (_, form, how) => {
  await open();
  await change(() => void Object.assign(drawForm, form));
  const like = (await ratios()).find(({ textContent }) => textContent?.includes('As the reference'));
  const disabled = like?.getAttribute('aria-disabled') === 'true' || like?.hasAttribute('data-disabled');
  expect(like ? (disabled ? 'cannot be chosen' : 'can be chosen') : 'is not there').toBe(how);
});

test('[DRAW-11] the ratio "same as reference" chosen with Flux is reset with the model', async () => {
  await open();
  await change(
    () => void Object.assign(drawForm, { model: 'flux-pro', references, ratio: 'match_input_image' }),
  );
  const chip = () => screen.getByRole('button', { name: /^Ratio:/ }).textContent;
  expect(chip()).toContain('As the reference');
  await change(() => {
    drawForm.model = 'mj';
  });
  expect(chip()).toContain('1:1');
});
