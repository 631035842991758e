import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FILM_MUSIC } from '../../../src/api/exports.ts';
import { exportForm } from '../../../src/store/film/export/form.ts';
import { musicForm } from '../../../src/store/music/music-form.ts';
import { player, seek } from '../../../src/store/music/player.ts';
import { songView } from '../../../src/store/music/song-view.ts';
import { songs } from '../../../src/store/music/songs.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import '../../../src/ui/music/film-dialog.tsx';
import { lost } from '../../store/fake-api.ts';
import { knows } from '../engine-says.ts';
import { chooseIn } from '../menu.ts';
import { change } from '../show.tsx';
import { bodies, CREATE, eachMusicTest, LIST, openMusic, press, wireSong } from './open-music.tsx';

eachMusicTest();

const article = () => screen.getByRole('article');
const pressIn = (name: string | RegExp) =>
  change(() => void fireEvent.click(within(article()).getByRole('button', { name })));

test('[MUSIC-02] [MUSIC-04] [LIMIT-08] the list is requested by tool_name only; each song has cover, play and download', async () => {
  const sent = await openMusic([wireSong(1)]);
  expect(bodies(sent, LIST)[0]).toEqual({ tool_name: '' });
  expect(within(article()).getAllByRole('button', { name: /^Play Harbour/ })).toHaveLength(2);
  expect(article().querySelectorAll('img')).toHaveLength(2);
  // each is named after its song
  for (const number of [1, 2])
    within(article()).getByRole('button', { name: `Download MP3 of Harbour · ${number}` });
  within(article()).getByText('Built-in engine');
});

test('[MUSIC-03] details show source, mode, type, title, style and lyrics', async () => {
  await openMusic([wireSong(1)]);
  await pressIn(/^Details/);
  const told = [...article().querySelectorAll('dl > div')].map(
    (row) => `${row.children[0]?.textContent}: ${row.children[1]?.textContent}`,
  );
  expect(told).toEqual([
    'Source: Suno',
    'Mode: Simple',
    'Type: Song',
    'Title: Song 1',
    'Style: folk',
    'Song description: the sea',
  ]);
  within(article()).getByText(/First line\s+Second line/);
  within(article()).getByText('Nobody sings these words: an instrument plays their melody.');
});

test.each([
  ['input_method', { input_method: 'audio' }],
  ['a reference', { input_method: '', reference_task_id: 'r1' }],
])('[MUSIC-03] the mode is Audio by %s, also where nobody tells what was heard', async (_, more) => {
  await openMusic([wireSong(1, { api_name: 'ai302', tool_name: 'mureka', prompt: '', ...more })]);
  await pressIn(/^Details/);
  const mode = within(article()).getByText('Mode').nextElementSibling;
  expect(mode?.textContent).toBe('Audio');
});

test('[MUSIC-31] reuse fills the form of the provider, and regenerate also submits it', async () => {
  const mureka = wireSong(1, {
    api_name: 'ai302',
    tool_name: 'mureka',
    options: JSON.stringify({ api_name: 'ai302', make_instrumental: 1, prompt: 'rain', lyrics: '' }),
  });
  const sent = await openMusic([mureka], { [CREATE]: () => ({ music_id: 'new', id: 9 }) });
  await pressIn(/^Reuse/);
  expect(screen.getByRole('tab', { name: 'Mureka' }).getAttribute('aria-selected')).toBe('true');
  expect(musicForm).toMatchObject({ tool: 'mureka', instrumental: true, description: 'rain' });
  await pressIn(/^Regenerate/);
  await waitFor(() => expect(bodies(sent, CREATE)).toHaveLength(1));
  expect(bodies(sent, CREATE)[0]).toMatchObject({
    tool_name: 'mureka',
    make_instrumental: 1,
    prompt: 'rain',
  });
});

test('a song can be used as music of a chosen film', async () => {
  const film = { id: 7, name: 'Harbour lights', step: 4, async_status: 0, cover: '' };
  await openMusic([wireSong(1)], {
    '/script/list-script-pro': () => ({ lists: [{ date: '2026-11-01', data: [film] }] }),
  });
  await chooseIn(/^Actions for Harbour.*2$/, 'Use in a film…');
  fireEvent.click(await screen.findByRole('button', { name: 'Harbour lights' }));
  await waitFor(() => expect(location.hash).toContain('/create?id=7&step=4'));
  expect(exportForm).toMatchObject({ music: FILM_MUSIC.upload, audio: { url: '/media/b.mp3' } });
  expect(takeToasts()).toMatchObject([{ type: 'success', title: expect.stringContaining('Harbour lights') }]);
});

test('[MUSIC-32] states 0, 1 and 4 are pending, 2 is failed, 3 is done', () => {
  const phases = [0, 1, 2, 3, 4].map((state) => songView({ ...songsOf(wireSong(1)), state }).phase);
  expect(phases).toEqual(['working', 'working', 'failed', 'done', 'working']);
});
const songsOf = (wire: ReturnType<typeof wireSong>) =>
  ({ input_method: '', reference_task_id: '', update_time: '', ...wire }) as unknown as Parameters<
    typeof songView
  >[0];

test('a task that ended in the engine shows its songs at once', async () => {
  await openMusic([wireSong(1, { state: 1, works: [] })]);
  expect(article().getAttribute('data-phase')).toBe('working');
  await knows({
    key: '1|music|m1',
    user: 1,
    lane: 'music',
    id: 'm1',
    kind: 'music',
    final: 'done',
    unknown: false,
    context: { kind: 'music', page: '/music' },
    result: { works: wireSong(1).works },
  } as never);
  await within(article()).findAllByRole('button', { name: /^Play/ });
});

test('[MUSIC-02] the player has play and pause, next, lyrics and close', async () => {
  await openMusic([wireSong(1), wireSong(2)]);
  const [first] = screen.getAllByRole('button', { name: 'Play Harbour · 1' });
  await change(() => void fireEvent.click(first as HTMLElement));
  const bar = await screen.findByRole('region', { name: 'Player' });
  expect([player.playing, player.queue.length]).toEqual([true, 4]);
  expect(document.querySelector<HTMLAudioElement>('[data-ui="player-audio"]')?.src).toContain('/media/a.mp3');
  await change(() => void fireEvent.click(within(bar).getByRole('button', { name: 'Lyrics' })));
  await change(() => seek(9.5));
  const line = within(bar).getByRole('button', { name: 'Second line' });
  expect(line.closest('li')?.getAttribute('aria-current')).toBe('true');
  await change(() => void fireEvent.click(within(bar).getByRole('button', { name: 'First line' })));
  expect(player.time).toBe(4);
  await change(() => void fireEvent.click(within(bar).getByRole('button', { name: 'Next song' })));
  expect(player.at).toBe(1);
  await change(() => void fireEvent.keyDown(bar, { key: 'k' }));
  expect(player.playing).toBe(false);
  await change(() => void fireEvent.click(within(bar).getByRole('button', { name: 'Close the player' })));
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
});

test('media keys move through the queue, and the media session has the current song', async () => {
  const handlers = new Map<string, (details: object) => void>();
  const session = {
    metadata: null as { title: string } | null,
    playbackState: 'none',
    setActionHandler: (name: string, run: ((details: object) => void) | null) =>
      run ? handlers.set(name, run) : handlers.delete(name),
    setPositionState: vi.fn(),
  };
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  await openMusic([wireSong(1)]);
  await press('Play Harbour · 1');
  await waitFor(() => expect(session.metadata?.title).toBe('Harbour · 1'));
  expect(session.playbackState).toBe('playing');
  await change(() => handlers.get('nexttrack')?.({}));
  expect(player.at).toBe(1);
  await change(() => handlers.get('seekto')?.({ seekTime: 30 }));
  expect(player.time).toBe(30);
  await change(() => handlers.get('pause')?.({}));
  expect(session.playbackState).toBe('paused');
  Reflect.deleteProperty(navigator, 'mediaSession');
});

test('songs can be starred, deleted, and brought back', async () => {
  const sent = await openMusic([wireSong(1)], { '/studio/music/restore': () => wireSong(1) });
  await pressIn(/^Star:/);
  expect(bodies(sent, '/studio/music/star')).toEqual([{ id: 1, starred: 1 }]);
  await pressIn(/^Delete:/);
  await waitFor(() => expect(songs.state.items).toEqual([]));
  expect(bodies(sent, '/studio/music/delete')).toEqual([{ id: 1 }]);
  let undo: (() => void) | undefined;
  await waitFor(() => {
    undo = takeToasts().find(({ title }) => title === 'Delete success')?.action?.run;
    expect(undo).toBeDefined();
  });
  await change(() => undo?.());
  await waitFor(() => expect(songs.state.items.map(({ id }) => id)).toEqual([1]));
});

test('songs that are being made are cancelled by deleting them, so that is asked first', async () => {
  const sent = await openMusic([wireSong(1, { state: 0, works: [] })]);
  await pressIn(/^Delete:/);
  const dialog = await screen.findByRole('dialog', { name: 'Delete these songs?' });
  within(dialog).getByText(/you get the points back/);
  expect(bodies(sent, '/studio/music/delete')).toEqual([]);
  await change(() => void fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' })));
  await waitFor(() => expect(bodies(sent, '/studio/music/delete')).toEqual([{ id: 1 }]));
});

test('after songs are deleted, the next ones’ button has the focus', async () => {
  await openMusic([wireSong(2), wireSong(1)]);
  const remove = () => screen.getAllByRole('button', { name: /^Delete:/, hidden: true });
  remove()[0]?.focus();
  await change(() => remove()[0]?.click());
  await waitFor(() => expect(songs.state.items.map(({ id }) => id)).toEqual([1]));
  const [next] = remove();
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('a star that got lost on the way says so, and is as it was', async () => {
  await openMusic([wireSong(1)], { '/studio/music/star': lost });
  takeToasts();
  await pressIn(/^Star:/);
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([
      { title: "Couldn't save the star", description: 'Check your connection and try again.' },
    ]),
  );
  screen.getByRole('button', { name: 'Star: Song 1', pressed: false });
});
