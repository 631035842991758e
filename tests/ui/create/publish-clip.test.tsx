import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeDialog, dialogs } from '../../../src/store/dialogs.ts';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { clipView } from '../../../src/store/film/storyboard/material-view.ts';
import { turnTo } from '../../../src/store/film/storyboard/materials.ts';
import { MaterialTile } from '../../../src/ui/create/storyboard/material-tile.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { openBoard, wireShot } from '../../store/film/board-shots.ts';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('a clip of a shot opens the publish form without an upload', async () => {
  fakeApi({});
  closeDialog();
  const view = clipView({
    task_id: 't9',
    id: 9,
    state: 3,
    video_url: '/media/clip.mp4',
    poster: '/media/clip.jpg',
    seconds: 5,
    tool_name: 'jimeng',
    is_allowed_chaofen: 0,
    options: '',
    is_select: 0,
  });
  await show(<MaterialTile medium="clip" view={view} number={1} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Publish clip 1', hidden: true }));
  expect(dialogs.open).toEqual({
    name: 'publish-video',
    made: { id: 9, name: '', video: '/media/clip.mp4', poster: '/media/clip.jpg', seconds: 5, ratio: '16:9' },
  });
  closeDialog();
});

test.each([
  ['what is seen in its shot', 'jimeng', 'A keeper lights the lamp, slowly'],
  ['what is said in it', 'lip_sync', 'Good evening'],
])('the form begins with a title from %s', async (_, tool_name, title) => {
  await openBoard(811, [wireShot(1, { hm_desc: 'A keeper lights the lamp, slowly.' })]);
  turnTo(1);
  closeDialog();
  const prompt = tool_name === 'jimeng' ? 'Push in. A keeper lights the lamp.' : 'Good evening!';
  const view = clipView({
    ...{
      task_id: 't9',
      id: 9,
      state: 3,
      video_url: '/media/clip.mp4',
      poster: '/media/clip.jpg',
      seconds: 5,
    },
    ...{ tool_name, is_allowed_chaofen: 0, options: JSON.stringify({ prompt, tool_name }), is_select: 0 },
  });
  await show(<MaterialTile medium="clip" view={view} number={1} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Publish clip 1', hidden: true }));
  expect(dialogs.open).toMatchObject({ name: 'publish-video', made: { name: title } });
  expect(board.projectId).toBe(811);
  closeDialog();
});
