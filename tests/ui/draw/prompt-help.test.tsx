import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { drawDraft, drawForm } from '../../../src/store/draw/draw-form.ts';
import { analysis, analysisUpload } from '../../../src/store/draw/prompt-help.ts';
import { drawPrompts } from '../../../src/store/draw/prompt-history.ts';
import { writePageStore } from '../../../src/store/pages-db.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { type Answers, fakeApi, lost, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';
import '../../../src/ui/kit/floating-panel.tsx';
import '../../../src/ui/draw/help/analysis-dialog.tsx';
import '../../../src/ui/kit/expansion-panel.tsx';
import '../../../src/ui/kit/prompts-panel.tsx';

const EXPAND = '/extend-prompt';
const DESCRIBE = '/draw/describe-pro';

async function open(more: Answers = {}): Promise<Sent[]> {
  const sent = fakeApi({
    '/center/points': () => ({
      potins: 77,
      star_tel: 'x',
      user_id: 7,
      draw_points: 20,
      completions_setting: 3,
      describe_setting: 2,
      providers: { expansion: 'built-in engine', description: 'built-in engine' },
    }),
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    '/draw/imagine': () => ({ draw_id: 41, images: ['/media/a.png'] }),
    [EXPAND]: () => 'a lamp, at dusk, warm light',
    [DESCRIBE]: () => ['one', 'two', 'three', 'four'],
    ...more,
  });
  await refreshPoints();
  await showAt('/draw', <DrawPage />);
  return sent;
}
const write = (prompt: string) => change(() => void Object.assign(drawForm, { prompt }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });

eachOnItsOwn();
beforeEach(() => {
  drawDraft.clear();
  points.payload = null;
  Object.assign(analysis, { picture: null, prompts: [] });
});

describe('smart expansion', () => {
  test('[DRAW-41] of an empty prompt asks for a description and sends nothing', async () => {
    const sent = await open();
    for (const words of ['', '  ', '--s 400']) {
      await write(words);
      press(/^Expand the prompt/);
      await screen.findByText('Please enter a description');
    }
    expect(bodies(sent, EXPAND)).toEqual([]);
  });

  test('[DRAW-42] sends prompt and model, and shows the result in a popup', async () => {
    const sent = await open();
    await write('a lamp --s 400');
    press('Expand the prompt, 3 points');
    const popup = within(await screen.findByRole('dialog', { name: 'Expanded prompt', hidden: true }));
    const text = popup.getByRole<HTMLTextAreaElement>('textbox', { hidden: true });
    await waitFor(() => expect(text.value).toBe('a lamp, at dusk, warm light'));
    expect(bodies(sent, EXPAND)).toEqual([{ content: 'a lamp', model_name: 'mj' }]);
    fireEvent.click(popup.getByRole('button', { name: 'Use', hidden: true }));
    await waitFor(() => expect(drawForm.prompt).toBe('a lamp, at dusk, warm light --s 400'));
    // the replaced prompt can be restored
    expect(takeToasts()).toMatchObject([{ title: 'Your prompt was replaced' }]);
  });

  test('[DRAW-43] the result has at most 500 characters', async () => {
    await open({ [EXPAND]: () => 'x'.repeat(620) });
    await write('a very long lamp');
    press(/^Expand the prompt/);
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Expanded prompt',
      hidden: true,
    });
    await waitFor(() => expect(text.value).toHaveLength(500));
    expect(text.maxLength).toBe(500);
    fireEvent.change(text, { target: { value: 'y'.repeat(501) } });
    await waitFor(() => expect(text.value).toBe('y'.repeat(500)));
  });

  test('can be repeated with a click, and reports a failure', async () => {
    let times = 0;
    const sent = await open({
      [EXPAND]: () => {
        times += 1;
        if (times === 2) throw new Error('down');
        return `text ${times}`;
      },
    });
    await write('two lamps');
    press(/^Expand the prompt/);
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Expanded prompt',
      hidden: true,
    });
    await waitFor(() => expect(text.value).toBe('text 1'));
    press('Again 3 points');
    await screen.findByText("That didn't work. Your prompt is unchanged.");
    expect(text.value).toBe('text 1');
    press('Again 3 points');
    await waitFor(() => expect(text.value).toBe('text 3'));
    expect(bodies(sent, EXPAND)).toHaveLength(3);
    expect(drawForm.prompt).toBe('two lamps');
  });

  test('is paid for once: opened again for the same prompt, the popup shows what was made', async () => {
    let times = 0;
    const sent = await open({
      [EXPAND]: () => {
        times += 1;
        return `text ${times}`;
      },
    });
    const shown = async (text: string) => {
      press(/^Expand the prompt/);
      const name = 'Expanded prompt';
      const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
      await waitFor(() => expect(field.value).toBe(text));
      press(/^Expand the prompt/);
      await waitFor(() => expect(screen.queryByRole('textbox', { name, hidden: true })).toBeNull());
    };
    await write('a kite');
    await shown('text 1');
    await shown('text 1');
    await write('a red kite');
    await shown('text 2');
    expect(bodies(sent, EXPAND)).toHaveLength(2);
  });
});

/** Pastes or drops a picture on an element. @returns the event; jsdom has no `DataTransfer` */
function give(element: Element, type: 'paste' | 'drop', name: string): Event {
  const data = { files: [new File(['x'], name, { type: 'image/png' })], types: ['Files'] };
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: data, dataTransfer: data });
  element.dispatchEvent(event);
  return event;
}

describe('image analysis', () => {
  test('takes a picture that is dropped or pasted anywhere, once', async () => {
    const taken = vi.spyOn(analysisUpload, 'take').mockResolvedValue();
    await open();
    press('Analyze an image');
    const dialog = await screen.findByRole('dialog', { name: 'Image analysis', hidden: true });
    // what it listens to begins after it is seen
    await change(() => undefined);
    const choose = screen.getByRole('button', { name: 'Choose a file', hidden: true });
    for (const [element, type] of [
      [dialog, 'paste'],
      [document.body, 'drop'],
      [choose, 'paste'],
      [choose, 'drop'],
    ] as const) {
      taken.mockClear();
      expect(give(element, type, 'p.png').defaultPrevented).toBe(true);
      expect(taken).toHaveBeenCalledOnce();
    }
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(give(document.body, 'drop', 'p.png').defaultPrevented).toBe(false);
    taken.mockRestore();
  });

  test('[DRAW-40] sends the uploaded picture, and lists the suggested prompts', async () => {
    const sent = await open();
    press('Analyze an image');
    await screen.findByRole('dialog', { name: 'Image analysis', hidden: true });
    const run = () => screen.getByRole('button', { name: /^Analyze \d/, hidden: true });
    fireEvent.click(run());
    expect(bodies(sent, DESCRIBE)).toEqual([]);
    screen.getByText('Choose, drop or paste a picture first.');
    await change(() => {
      analysis.picture = { url: '/media/p.png', name: 'p.png' };
    });
    expect(run().textContent).toContain('2');
    fireEvent.click(run());
    await waitFor(() =>
      expect(bodies(sent, DESCRIBE)).toEqual([
        { api_name: 'mj', tool_name: 'mj', describe_image: '/media/p.png' },
      ]),
    );
    const list = within(await screen.findByRole('list', { name: 'Prompts for the picture', hidden: true }));
    expect(
      list.getAllByRole('listitem', { hidden: true }).map((item) => item.querySelector('p')?.textContent),
    ).toEqual(['one', 'two', 'three', 'four']);
    fireEvent.click(list.getAllByRole('button', { name: 'Use', hidden: true })[1] as HTMLElement);
    await waitFor(() => expect(drawForm.prompt).toBe('two'));
  });

  test('that got lost on the way says so in its dialog, until another picture is chosen', async () => {
    await open({ [DESCRIBE]: lost });
    press('Analyze an image');
    await screen.findByRole('dialog', { name: 'Image analysis', hidden: true });
    await change(() => {
      analysis.picture = { url: '/media/p.png', name: 'p.png' };
    });
    takeToasts();
    press(/^Analyze \d/);
    const words = 'The analysis failed. Check your connection and try again.';
    await screen.findByText(words);
    expect(takeToasts()).toEqual([]);
    await change(() => {
      analysis.picture = { url: '/media/q.png', name: 'q.png' };
    });
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('earlier prompts', () => {
  const HISTORY = ['a red boat', 'a blue door', 'a green boat'];

  async function openWithHistory(): Promise<void> {
    await writePageStore('drafts', 7, 'prompt-history', HISTORY);
    await open();
    await drawPrompts.load();
    expect(drawPrompts.state.prompts).toEqual(HISTORY);
  }

  test('are recalled with Alt and the arrow keys, and so is the unsent text', async () => {
    await openWithHistory();
    await write('half a thought');
    const arrow = (key: string) => fireEvent.keyDown(box(), { key, altKey: true });
    for (const [key, words] of [
      ['ArrowUp', 'a red boat'],
      ['ArrowUp', 'a blue door'],
      ['ArrowDown', 'a red boat'],
      ['ArrowDown', 'half a thought'],
    ] as const) {
      arrow(key);
      await waitFor(() => expect(box().value).toBe(words));
    }
  });

  test('are stored when sent, searchable, and inserted with a click', async () => {
    await openWithHistory();
    await write('a white tower --s 50');
    press(/^Generate/);
    await waitFor(() => expect(drawPrompts.state.prompts[0]).toBe('a white tower --s 50'));
    press('Earlier prompts');
    const search = await screen.findByRole('searchbox', { name: 'Search earlier prompts', hidden: true });
    fireEvent.change(search, { target: { value: 'BOAT' } });
    const list = () =>
      within(screen.getByRole('list', { name: 'Earlier prompts', hidden: true }))
        .queryAllByRole('button', { hidden: true })
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(list()).toEqual(['a red boat', 'a green boat']));
    press('a green boat');
    await waitFor(() => expect(drawForm.prompt).toBe('a green boat'));
  });
});
