import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DrawRecord } from '../../../src/api/draw.ts';
import { clearDraws, draw } from '../../../src/store/draw/draw.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { BLANK_CLIP, clipDraft, clipForm, picturesOf, UPLOAD } from '../../../src/store/video/clip-form.ts';
import { Record } from '../../../src/ui/draw/record.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { fakeApi, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { pressEntry } from '../menu.ts';
import { eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/draw/record-menu.tsx';

Reflect.deleteProperty(Element.prototype, 'animate');

const PICTURES = ['/media/a.jpg?s=1', '/media/b.jpg?s=2'];
const SMALL = { width: 1024, height: 576, upscaled: 0 } as const;
let sent: Sent[];

eachOnItsOwn();
beforeEach(() => {
  takeToasts();
});

/** Shows a record of two pictures. */
async function open(more: Partial<DrawRecord> = {}): Promise<void> {
  sent = fakeApi({ '/center/points': () => ({ potins: 77, star_tel: 'x', user_id: 7, draw_points: 33 }) });
  clearDraws();
  const record = { ...recordFor(5), images: PICTURES, files: [SMALL, SMALL], ...more };
  draw.records = [record];
  await show(<Record record={record} task={undefined} />);
}

/** Presses an entry of the second picture's menu. */
async function choose(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Actions for picture 2', hidden: true }));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  const entry = items.find((item) => item.textContent === name);
  if (!entry) throw new Error('no such entry');
  await pressEntry(entry);
}

describe('making a clip of a picture', () => {
  beforeEach(async () => {
    clipDraft.clear();
    await clipDraft.restore();
    clipDraft.clear();
    location.hash = '#/draw';
  });

  test('leads to the video page with the picture as first frame and its words without flags; nothing is sent', async () => {
    await open({ message_input: 'a lamp --ar 16:9 --s 400' });
    await choose('Make a clip');
    await waitFor(() => expect(location.hash).toBe('#/video'));
    expect(clipForm).toMatchObject({
      first: { url: PICTURES[1], name: 'Picture 2' },
      prompt: 'a lamp',
      ratio: '16:9',
    });
    expect(takeToasts()).toMatchObject([{ title: 'Your picture is the first frame now' }]);
    expect(bodies(sent, '/video/generate')).toEqual([]);
  });

  test('keeps words that wait there, chooses a mode that takes a frame, and gives a lost picture back with Undo', async () => {
    const before = { ...BLANK_CLIP, prompt: 'slow waves', first: { url: '/media/old.jpg', name: 'old' } };
    Object.assign(clipForm, before, { mode: 'vidu', subMode: 'Q1', upload: UPLOAD.references });
    await open();
    await choose('Make a clip');
    await waitFor(() => expect(location.hash).toBe('#/video'));
    expect(clipForm).toMatchObject({
      prompt: 'slow waves',
      upload: UPLOAD.frames,
      first: { url: PICTURES[1] },
    });
    expect(picturesOf(clipForm).first).toMatchObject({ url: PICTURES[1] });
    const [told] = takeToasts();
    expect(told?.action?.label).toBe('Undo');
    told?.action?.run();
    expect(clipForm).toMatchObject({ first: { url: '/media/old.jpg' }, upload: UPLOAD.references });
  });
});
