import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { drawDraft, drawForm, newReference } from '../../../src/store/draw/draw-form.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { fakeApi, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';
import '../../../src/ui/kit/floating-panel.tsx';
import '../../../src/ui/draw/parameters/parameter-chips.tsx';
import '../../../src/ui/draw/parameters/parameter-panel.tsx';
import '../../../src/ui/draw/references/reference-panel.tsx';

const IMAGINE = '/draw/imagine';

async function open(): Promise<Sent[]> {
  const sent = fakeApi({
    '/center/points': () => ({
      potins: 77,
      star_tel: 'x',
      user_id: 7,
      draw_points: 20,
      jimeng_setting: { 'seedream-3': 4 },
      providers: { picture: 'built-in engine' },
    }),
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    [IMAGINE]: () => ({ draw_id: 41, images: ['/media/a.png'] }),
  });
  await refreshPoints();
  await showAt('/draw', <DrawPage />);
  return sent;
}
const write = (prompt: string) => change(() => void Object.assign(drawForm, { prompt }));
const generate = () => fireEvent.click(screen.getByRole('button', { name: /^Generate/ }));
const chips = () =>
  screen
    .queryAllByRole('button', { name: /^Remove (?!the )/ })
    .map((chip) => chip.textContent?.replace(/\s+/g, ' ').trim());
const panel = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  const found = within(await screen.findByRole('dialog', { name, hidden: true }));
  // the dialog's content is loaded lazily
  await found.findByRole('heading', { name, hidden: true });
  return found;
};
const options = (sent: Sent[]) =>
  bodies(sent, IMAGINE).map((body) => (body as { options: Record<string, unknown> }).options);

eachOnItsOwn();
beforeEach(() => {
  drawDraft.clear();
  points.payload = null;
});

describe('a parameter in the prompt', () => {
  test('is shown as a chip and sent, and is not part of the description', async () => {
    const sent = await open();
    await write('a lamp --ar 16:9 --s 400');
    await waitFor(() => expect(chips()).toEqual(['Ratio 16:9', 'Stylize 400']));
    expect(screen.getByRole('button', { name: /^Ratio:/ }).textContent).toContain('16:9');
    generate();
    await waitFor(() => expect(options(sent)).toMatchObject([{ ar: '16:9', s: 400, chaos: 8 }]));
    expect(bodies(sent, IMAGINE)).toMatchObject([{ desc: 'a lamp' }]);
  });

  test('is removed with its chip', async () => {
    await open();
    await write('a lamp --s 400 in the rain');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Stylize 400' }));
    await waitFor(() => expect(drawForm.prompt).toBe('a lamp in the rain'));
    expect(chips()).toEqual([]);
  });

  test.each([
    ['--s 1001', '--s takes a number from 0 to 1000'],
    ['--iw 0.4', '--iw takes a number from 0.5 to 2'],
    ['--c 101', '--c takes a number from 0 to 100'],
    ['--q 0.2', '--q takes a number from 0.3 to 5'],
    ['--cw -1', '--cw takes a number from 0 to 100'],
    ['--ar 7:1', '--ar takes one of: 1:1, 16:9, 9:16, 3:4, 4:3, 3:2'],
    ['--hd', 'There is no parameter --hd. Please take it out.'],
  ])(
    '[DRAW-29] [DRAW-30] [DRAW-31] with an invalid value (%s) shows a message and is not sent',
    async (flag, words) => {
      const sent = await open();
      await write(`a lamp ${flag}`);
      generate();
      await screen.findByText(words);
      expect(bodies(sent, IMAGINE)).toEqual([]);
      await write('a lamp');
      await waitFor(() => expect(screen.queryByText(words)).toBeNull());
      generate();
      await waitFor(() => expect(bodies(sent, IMAGINE)).toHaveLength(1));
    },
  );

  test('is not marked as invalid while typing', async () => {
    await open();
    await write('a lamp --s');
    expect(screen.queryByText(/takes a number/)).toBeNull();
    await write('a lamp --s and more');
    await screen.findByText('--s takes a number from 0 to 1000');
  });

  test('that the model does not support is left out, with a note', async () => {
    const sent = await open();
    await change(
      () => void Object.assign(drawForm, { model: 'seedream-3', prompt: 'a lamp --s 400 --ar 3:2' }),
    );
    await screen.findByText('Seedream 3.x has no --s; it is left out.');
    generate();
    await waitFor(() =>
      expect(bodies(sent, IMAGINE)).toEqual([
        { tool_name: 'seedream', prompt: 'a lamp', ratio: '3:2', model_name: 'seedream-3' },
      ]),
    );
  });
});

describe('the panel of parameters', () => {
  test('[DRAW-32] [DRAW-33] [DRAW-34] has a slider and a number field for each, with limits', async () => {
    await open();
    await change(() => {
      drawForm.parameters = { v: '6.1' };
      drawForm.references = [
        newReference({ url: '/media/a.png', name: 'a' }, 'image'),
        newReference({ url: '/media/b.png', name: 'b' }, 'cref'),
      ];
    });
    const { getByRole, getByLabelText } = await panel('Parameters');
    const limits = (name: string) => {
      const slider = getByRole<HTMLInputElement>('slider', { name, hidden: true });
      const number = getByRole<HTMLInputElement>('spinbutton', { name, hidden: true });
      expect([number.min, number.max, number.value]).toEqual([slider.min, slider.max, slider.value]);
      return [slider.min, slider.max, slider.value].map(Number);
    };
    expect(limits('Stylize')).toEqual([0, 1000, 200]);
    expect(limits('Mixed')).toEqual([0, 100, 0]);
    expect(limits('Quality')).toEqual([0.3, 5, 1]);
    screen.getByText('How much work goes into a picture · 0.3–5');
    expect(limits('Picture weight')).toEqual([0.5, 2, 1]);
    expect(limits('Character weight')).toEqual([0, 100, 100]);
    expect(limits('Weird')).toEqual([0, 3000, 0]);
    for (const name of ['Style word', 'Seed', 'Leave out']) expect(getByLabelText(name)).toBeTruthy();
    // the built-in engine names what it ignores
    getByLabelText('Seamless tile');
    screen.getByText("The built-in engine doesn't use version, quality and seamless tile.");
  });

  test('updates a parameter in the prompt, and is sent', async () => {
    const sent = await open();
    await write('a lamp --s 400');
    const { getByRole, getByLabelText } = await panel('Parameters');
    const set = (name: string, value: string) =>
      change(
        () => void fireEvent.change(getByRole('spinbutton', { name, hidden: true }), { target: { value } }),
      );
    await set('Stylize', '50');
    expect(drawForm.prompt).toBe('a lamp --s 50');
    await set('Chaos', '30');
    expect(drawForm.prompt).toBe('a lamp --s 50');
    await change(() => void fireEvent.change(getByLabelText('Seed'), { target: { value: '12x3' } }));
    await change(() => void fireEvent.change(getByLabelText('Leave out'), { target: { value: 'people' } }));
    expect(chips()).toEqual(['Chaos 30', 'Seed 123', 'Leave out people', 'Stylize 50']);
    generate();
    await waitFor(() => expect(options(sent)).toMatchObject([{ s: 50, chaos: 30, seed: 123, no: 'people' }]));
  });

  test('niji replaces the version', async () => {
    const sent = await open();
    await write('a lamp');
    const { getByRole } = await panel('Parameters');
    await change(() => void fireEvent.click(getByRole('radio', { name: 'Niji', hidden: true })));
    generate();
    await waitFor(() => expect(options(sent)).toMatchObject([{ niji: '6' }]));
    expect(options(sent)[0]).not.toHaveProperty('v');
  });
});

describe('references', () => {
  const add = (count: number, role: 'oref' | 'image' = 'oref') =>
    change(() => {
      drawForm.references = Array.from({ length: count }, (_, i) =>
        newReference({ url: `/media/${i}.png`, name: `${i}` }, role),
      );
    });

  test('[DRAW-35] omni-reference is available only for version 7.0', async () => {
    const sent = await open();
    await write('a lamp');
    await add(1);
    const { getByLabelText, queryByText } = await panel('References');
    const choices = () =>
      within(getByLabelText('Follow'))
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent);
    expect(choices()).toEqual(['The picture', 'Its style', 'What is in it (omni-reference)']);
    await change(() => {
      drawForm.parameters = { v: '6.1' };
    });
    expect(choices()).toContain('Its character');
    expect(queryByText('Not used with version 6.1.')).not.toBeNull();
    generate();
    await waitFor(() => expect(options(sent)).toHaveLength(1));
    expect(options(sent)[0]).not.toHaveProperty('oref');
  });

  test('[DRAW-36] are limited to five', async () => {
    await open();
    await add(5);
    const places = () => screen.queryByRole('button', { name: 'Add a reference picture' });
    // picture and style reference have separate slots
    expect(places()).not.toBeNull();
    const { getAllByLabelText } = await panel('References');
    const roles = getAllByLabelText('Follow') as HTMLSelectElement[];
    expect(roles).toHaveLength(5);
    await change(() => {
      drawForm.references.push(newReference({ url: '/media/p.png', name: 'p' }, 'image'));
      drawForm.references.push(newReference({ url: '/media/s.png', name: 's' }, 'sref'));
    });
    expect(places()).toBeNull();
    const last = getAllByLabelText('Follow').at(-1) as HTMLElement;
    expect(within(last).queryByRole('option', { name: /omni/, hidden: true })).toBeNull();
  });

  test('[DRAW-37] each has a weight of 0 to 1000 in steps of 10, default 400, which is sent', async () => {
    const sent = await open();
    await write('a lamp');
    await add(2);
    const { getAllByRole } = await panel('References');
    const weights = () => getAllByRole<HTMLInputElement>('slider', { name: 'Weight', hidden: true });
    for (const { min, max, step, value } of weights())
      expect([min, max, step, value]).toEqual(['0', '1000', '10', '400']);
    await change(() => void fireEvent.change(weights()[1] as HTMLElement, { target: { value: '750' } }));
    generate();
    await waitFor(() =>
      expect(options(sent)).toMatchObject([
        {
          oref: [
            { image_url: '/media/0.png', ow: 400 },
            { image_url: '/media/1.png', ow: 750 },
          ],
        },
      ]),
    );
  });
});
