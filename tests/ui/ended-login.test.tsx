import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { snapshot } from 'valtio';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../src/store/account/session-state.ts';
import { closeDialog, openDialog } from '../../src/store/dialogs.ts';
import { takeToasts } from '../../src/store/toasts.ts';
import { publishForm } from '../../src/store/works/publish.ts';
import CreatePage from '../../src/ui/create/create-page.tsx';
import '../../src/ui/create/storyboard/picture-edit.tsx';
import VideoPage from '../../src/ui/video/video-page.tsx';
import '../../src/ui/kit/floating-menu.tsx';
import '../../src/ui/publish/publish-dialog.tsx';
import { setSession } from '../../src/store/account/session.ts';
import { DialogHost } from '../../src/ui/shell/dialog-host.tsx';
import { RedeemTab } from '../../src/ui/user-center/redeem-tab.tsx';
import { type Answers, fakeApi, Refused } from '../store/fake-api.ts';
import { wireShot } from '../store/film/board-shots.ts';
import { memberGone, openStoryboard, POINTS } from './create/film-page.tsx';
import { chooseClara, makeAudio, openLipSync } from './lipsync/open-lipsync.tsx';
import { chooseIn } from './menu.ts';
import { change, eachOnItsOwn, show, showAt } from './show.tsx';
import { choose, openVideo, wireClip } from './video/open-video.tsx';

const type = (label: string | RegExp, words: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: words } });
const press = (name: string | RegExp, at: HTMLElement = document.body) =>
  change(() => void fireEvent.click(within(at).getByRole('button', { name, hidden: true })));
const dialogOf = (name: string) => screen.findByRole('dialog', { name });

interface Form {
  call: string;
  /** What the server says once the member has signed in again. */
  answer: unknown;
  open: (answers: Answers) => Promise<unknown>;
  /** The page that one comes back to; without, the form has stayed where it was. */
  page?: () => ReactNode;
  /** Opens a dialog on the page, if the form is in one. */
  enter?: () => Promise<unknown>;
  field: string | RegExp;
  send: () => Promise<unknown>;
}
const WORK = {
  ...{ worksId: 912, name: '', description: '', ratio: '16:9' },
  ...{ video: '/media/f.mp4', poster: '/media/p.jpg', picture: '' },
};
const PICTURE = {
  ...{
    id: 31,
    task_id: 'd1',
    draw_index: 0,
    state: 1,
    image_one: '/media/d1.jpg',
    images: ['/media/d1.jpg'],
  },
  ...{ tool_name: 'seedream', message_input: 'a lamp', is_select: 1, select_index: 0 },
};
const FORMS: Record<string, Form> = {
  'a redeem code': {
    call: '/exchange',
    answer: null,
    open: async (answers) => {
      fakeApi(answers);
      await setSession('token', 7);
      await show(<RedeemTab />);
    },
    field: 'Redeem code',
    send: () => press('Redeem'),
  },
  'the title of a work': {
    call: '/script/okl-handle',
    answer: {},
    open: async (answers) => {
      fakeApi(answers);
      await setSession('token', 7);
      await show(<DialogHost />);
    },
    enter: async () => {
      await change(() => openDialog({ name: 'publish', work: WORK }));
      await dialogOf('Publish to the square');
      await waitFor(() => expect(publishForm.worksId).toBe(WORK.worksId));
    },
    field: 'Title',
    send: () => press('Publish'),
  },
  'the prompt of a shot': {
    call: '/script/imagine',
    answer: 'p1',
    open: (answers) => {
      // it is saved at once, before the picture is asked for
      let static_desc = '';
      return openStoryboard([], {
        '/script/list-scense': () => ({ lists: [wireShot(1, { static_desc })] }),
        '/script/handle-scense': (saved: { static_desc?: string }) => {
          static_desc = saved.static_desc ?? static_desc;
        },
        ...answers,
      });
    },
    page: () => <CreatePage />,
    field: 'Prompt',
    send: () => press(/^Generate/),
  },
  'the edit of a picture': {
    call: '/draw/fluxImageApi',
    answer: { task_id: 'e1' },
    open: (answers) =>
      openStoryboard([wireShot(1)], {
        '/center/points': () => ({ ...POINTS, flux_setting: { 'flux-pro': 5 } }),
        '/script/list-draw-pro': () => ({ lists: [PICTURE], has_next: 0 }),
        ...answers,
      }),
    page: () => <CreatePage />,
    enter: async () => {
      await screen.findByRole('button', { name: 'Use picture 1 in the shot' });
      await chooseIn('Actions for picture 1', /Edit/);
      await dialogOf('Edit the picture');
    },
    field: 'What should change',
    send: async () => press(/^(Edit|Generate|Change)/, await dialogOf('Edit the picture')),
  },
  'a sound effect': {
    call: '/video/mmaudio',
    answer: { task_id: 's1' },
    open: (answers) => openVideo([wireClip(1)], answers),
    page: () => <VideoPage />,
    enter: async () => {
      const menu = { name: 'Actions for clip 1', hidden: true };
      await choose(await screen.findByRole('button', menu), /Sound effect/);
      await dialogOf('Sound effect');
    },
    field: 'Describe what is to be heard',
    send: async () => press(/^Generate/, await dialogOf('Sound effect')),
  },
  'a speech': {
    call: '/lip-sync/generate-audio',
    answer: { audio_base64: btoa('mp3'), audio_duration: 2, audio_url: '/media/a.mp3' },
    open: (answers) => openLipSync([], answers),
    enter: chooseClara,
    field: 'Text to read',
    send: async () => change(() => void fireEvent.click(makeAudio())),
  },
};

eachOnItsOwn();
beforeEach(() => void takeToasts());
afterEach(async () => {
  await change(closeDialog);
  await memberGone();
});

test.each(Object.entries(FORMS))(
  '%s is not lost with a login that the server has ended: it is there after the sign-in, and can be sent',
  async (_what, { call, answer, open, page, enter, field, send }) => {
    let refused = true;
    const logins: (string | null)[] = [];
    await open({
      [call]: () => {
        logins.push(session.token);
        return refused ? new Refused('', 401) : answer;
      },
    });
    const [place, { userId }] = [location.hash.slice(1), snapshot(session)];
    await enter?.();
    await change(() => type(field, 'a lantern at sea'));
    await send();
    await waitFor(() => expect(logins).toHaveLength(1));
    await waitFor(() => expect([location.hash, session.token]).toEqual(['#/login', null]));
    expect(takeToasts()).toEqual([]);
    refused = false;
    await setSession('again', userId);
    if (page) {
      cleanup();
      await showAt(place, page());
      await enter?.();
    }
    const again = await screen.findByRole<HTMLInputElement>('textbox', { name: field });
    await waitFor(() => expect(again.value).toBe('a lantern at sea'));
    await send();
    await waitFor(() => expect(logins).toEqual(['token', 'again']));
  },
);
