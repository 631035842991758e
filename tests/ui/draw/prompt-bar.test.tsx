import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { drawDraft, drawForm, newReference } from '../../../src/store/draw/draw-form.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { fakeApi, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';
import '../../../src/ui/kit/floating-choice.tsx';

const IMAGINE = '/draw/imagine';
const costs = {
  potins: 77,
  star_tel: 'x',
  user_id: 7,
  draw_points: 33,
  jimeng_setting: { 'seedream-3': 7, 'seedream-2': 6 },
  flux_setting: '{"flux-pro":12}',
  id_setting: 9,
  providers: { picture: 'built-in engine' },
};

/** Opens the drawing page of a member with an empty history. @param told the points answer */
async function open(told: () => object = () => costs): Promise<Sent[]> {
  const sent = fakeApi({
    '/center/points': told,
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    [IMAGINE]: () => ({ draw_id: 41, images: ['/media/a.png'] }),
  });
  await refreshPoints();
  await showAt('/draw', <DrawPage />);
  return sent;
}
const generate = () => screen.getByRole('button', { name: /^Generate/ });
const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
const write = (words: string) => fireEvent.input(prompt(), { target: { value: words } });
/** Opens the menu of a chip. @returns its entries */
async function choices(title: string): Promise<HTMLElement[]> {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${title}:`) }));
  const menu = await screen.findByRole('menu', { name: new RegExp(`^${title}`), hidden: true });
  return within(menu).getAllByRole('menuitemradio', { hidden: true });
}
/** Selects an entry of the open menu with pointer events. */
async function choose(name: string | RegExp): Promise<void> {
  const item = screen.getByRole('menuitemradio', { name, hidden: true });
  await change(() => fireEvent.pointerDown(item));
  await change(() => fireEvent.click(item));
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
}
const texts = (list: HTMLElement[]) =>
  list.map(({ textContent }) => textContent?.trim().replace(/\s+/g, ' '));

eachOnItsOwn();
beforeEach(() => {
  drawDraft.clear();
  points.payload = null;
});

test('a prompt that is as long as it can be says so, since the box cuts off what is pasted beyond', async () => {
  await open();
  write('a'.repeat(1999));
  await waitFor(() => expect(drawForm.prompt).toHaveLength(1999));
  expect(screen.queryByText(/^The prompt is full/)).toBeNull();
  write('a'.repeat(2000));
  await screen.findByText('The prompt is full: 2,000 characters. Text beyond that is left out.');
});

test('a prompt that is as long when it is loaded says nothing until somebody types more', async () => {
  await open();
  await change(() => {
    drawForm.prompt = 'a'.repeat(2000);
  });
  await waitFor(() => expect(prompt().value).toHaveLength(2000));
  expect(screen.queryByText(/^The prompt is full/)).toBeNull();
  const more = new InputEvent('beforeinput', { inputType: 'insertText', data: 'b', bubbles: true });
  await change(() => void prompt().dispatchEvent(more));
  await screen.findByText(/^The prompt is full/);
});

test('[DRAW-09] the bar has ratio, model, prompt, expansion, image analysis, reference and Generate', async () => {
  await open();
  const bar = within(prompt().closest('form') as HTMLElement);
  const names = [
    /^Ratio:/,
    /^Model:/,
    /^Expand the prompt/,
    'Analyze an image',
    'Add a reference picture',
    /^Generate/,
  ];
  for (const name of names) expect(bar.getByRole('button', { name }), String(name)).toBeTruthy();
  expect(bar.getAllByRole('textbox')).toEqual([prompt()]);
});

test('[DRAW-10] six ratios are offered, and the chosen one is sent', async () => {
  const sent = await open();
  const ratios = await choices('Ratio');
  expect(texts(ratios)).toEqual(['1:1', '16:9', '9:16', '3:4', '4:3', '3:2']);
  await choose('3:2');
  write('a lamp');
  fireEvent.click(generate());
  await waitFor(() => expect(bodies(sent, IMAGINE)).toMatchObject([{ options: { ar: '3:2' } }]));
});

test('[DRAW-12] [POINTS-07] the models, each with its cost from the points answer', async () => {
  let told = costs;
  await open(() => told);
  expect(generate().textContent).toContain('33 points');
  const models = await choices('Model');
  expect(texts(models)).toEqual([
    'Dream v1 7.04 pictures33 points',
    'Seedream 3.x1 picture7 points',
    'Seedream 2.x1 picture6 points',
    'Ideogram 1 picture9 points',
    'Flux PRO1 picture12 points',
    // the answer has no price for these, and the app has no prices of its own
    'Flux MAX1 pictureprice unknown',
    'iRAG 1 pictureprice unknown',
  ]);
  screen.getByText("For now, this studio's built-in engine draws all of them.");
  told = { ...costs, draw_points: 1, jimeng_setting: { 'seedream-3': 7, 'seedream-2': 5 } };
  await change(() => void refreshPoints());
  await waitFor(() => expect(generate().textContent).toMatch(/1 point$/));
  await choose(/2\.x/);
  await waitFor(() => expect(generate().textContent).toContain('5 points'));
});

test('[POINTS-07] Flux with a reference picture is an edit, and costs what the studio takes for one', async () => {
  await open(() => ({
    ...costs,
    models: [{ medium: 'edit', tool: 'fluxImage', name: 'Kontext', points: 31 }],
  }));
  await choices('Model');
  await choose(/Flux PRO/);
  expect(generate().textContent).toContain('12 points');
  await change(() => {
    drawForm.references = [newReference({ url: '/media/ref.png', name: 'ref.png' }, 'image')];
  });
  await waitFor(() => expect(generate().textContent).toContain('31 points'));
});

test('[POINTS-07] a model without a price says so, and nothing is sent until the price is known', async () => {
  let told: object = costs;
  const sent = await open(() => told);
  await choices('Model');
  await choose(/iRAG/);
  expect(generate().textContent).toBe('Generateprice unknown');
  write('a lamp');
  takeToasts();
  fireEvent.click(generate());
  await waitFor(() => expect(takeToasts()).toMatchObject([{ title: 'Price unknown' }]));
  told = { ...costs, irag_setting: 3 };
  fireEvent.click(generate());
  await waitFor(() => expect(takeToasts()).toMatchObject([{ title: 'This costs 3 points' }]));
  expect(bodies(sent, IMAGINE)).toEqual([]);
  expect(generate().textContent).toContain('3 points');
  fireEvent.click(generate());
  await waitFor(() => expect(bodies(sent, IMAGINE)).toHaveLength(1));
});

test.each([
  [/Dream v1/, 'mj', undefined],
  [/Seedream 3\.x/, 'seedream', 'seedream-3'],
  [/Seedream 2\.x/, 'seedream', 'seedream-2'],
  [/Ideogram/, 'id', undefined],
  [/Flux PRO/, 'flux', 'flux-pro'],
  [/Flux MAX/, 'flux', 'flux-max'],
  [/iRAG/, 'irag', undefined],
])('[DRAW-12] the model %o is sent as tool %s and model %s', async (name, tool_name, model_name) => {
  const sent = await open(() => ({
    ...costs,
    flux_setting: { 'flux-pro': 5, 'flux-max': 8 },
    irag_setting: 2,
  }));
  await choices('Model');
  await choose(name);
  write('a lamp');
  fireEvent.click(generate());
  await waitFor(() => expect(bodies(sent, IMAGINE)).toHaveLength(1));
  expect(bodies(sent, IMAGINE)).toMatchObject([{ tool_name, ...(model_name && { model_name }) }]);
});

test.each([
  ['Auto', 'AUTO'],
  ['General', 'GENERAL'],
  ['Realistic', 'REALISTIC'],
  ['Design', 'DESIGN'],
])('[DRAW-13] the style model offers %s, which is sent as %s', async (name, style_type) => {
  const sent = await open();
  expect(screen.queryByRole('button', { name: /^Style:/ })).toBeNull();
  await choices('Model');
  await choose(/Ideogram/);
  expect(texts(await choices('Style'))).toEqual(['Auto', 'General', 'Realistic', 'Design']);
  await choose(name);
  write('a lamp');
  fireEvent.click(generate());
  await waitFor(() => expect(bodies(sent, IMAGINE)).toMatchObject([{ tool_name: 'id', style_type }]));
});

test('[DRAW-15] with an empty prompt Generate asks for a description and sends nothing', async () => {
  const sent = await open();
  const asked = () => screen.queryByText('Please enter a description');
  for (const words of ['', '   ']) {
    write(words);
    expect(asked()).toBeNull();
    fireEvent.click(generate());
    await waitFor(() => expect(asked()).not.toBeNull());
    expect(prompt().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(prompt()));
    write('a');
    await waitFor(() => expect(asked()).toBeNull());
  }
  expect(bodies(sent, IMAGINE)).toEqual([]);
  // with a prompt the same click submits
  fireEvent.click(generate());
  await waitFor(() => expect(bodies(sent, IMAGINE)).toHaveLength(1));
  expect(drawForm.prompt).toBe('a');
});

test('Ctrl+Enter generates, Enter inserts a line break', async () => {
  const sent = await open();
  write('a lamp');
  expect(fireEvent.keyDown(prompt(), { key: 'Enter' })).toBe(true);
  expect(bodies(sent, IMAGINE)).toEqual([]);
  fireEvent.keyDown(prompt(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(bodies(sent, IMAGINE)).toHaveLength(1));
});

test('a configured model shows its name and points; the others are made by the built-in engine', async () => {
  await open(() => ({
    ...costs,
    flux_setting: { 'flux-pro': 11, 'flux-max': 8 },
    models: [{ medium: 'picture', tool: 'flux', model: 'flux-pro', name: 'FLUX (fal)', points: 11 }],
  }));
  const list = texts(await choices('Model'));
  expect(list.find((text) => text?.includes('PRO'))).toMatch(/1 picture · FLUX \(fal\).*11 points/);
  expect(list.find((text) => text?.includes('MAX'))).not.toContain('fal');
  expect(document.body.textContent).toContain("The built-in engine draws for models without a maker's name.");
});
