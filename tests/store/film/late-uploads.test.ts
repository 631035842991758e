import { expect, test, vi } from 'vitest';
import { closeBoard, loadBoard } from '../../../src/store/film/storyboard/board.ts';
import {
  addedTo,
  clipUpload,
  restoreClipPictures,
} from '../../../src/store/film/storyboard/clip-pictures.ts';
import { pictureForms, restorePictureForms } from '../../../src/store/film/storyboard/picture-form.ts';
import { pictureUpload } from '../../../src/store/film/storyboard/picture-upload.ts';
import { openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));
const sending = vi.hoisted(() => ({ arrive: (_address: string): void => undefined }));
vi.mock('../../../src/store/uploads.ts', async (original) => ({
  ...(await original<object>()),
  uploadFile: () => new Promise<string>((resolve) => (sending.arrive = resolve)),
}));

const file = () => new File(['x'], 'fox.png', { type: 'image/png' });
const FOX = { url: '/media/fox.png', name: 'fox.png' };

/** Begins an upload, leaves the film, and lets the upload arrive. */
async function leaveWhile(upload: ReturnType<typeof pictureUpload>): Promise<void> {
  const taking = upload.take(file());
  await vi.waitFor(() => expect(upload.state.phase).toBe('uploading'));
  closeBoard();
  sending.arrive(FOX.url);
  await taking;
}

test.each(['last', 'reference'] as const)(
  'a clip’s %s picture that arrives after its film was left is there at the next visit',
  async (place) => {
    const projectId = place === 'last' ? 201 : 202;
    await openBoard(projectId, [wireShot(projectId)]);
    await leaveWhile(clipUpload(projectId, place));
    await loadBoard(projectId);
    await vi.waitFor(async () => {
      await restoreClipPictures(projectId);
      const { last, references } = addedTo(projectId);
      expect(place === 'last' ? [last] : references).toEqual([FOX]);
    });
  },
);

test('a reference for a drawing that arrives after its film was left is there at the next visit', async () => {
  await openBoard(203, [wireShot(203)]);
  await leaveWhile(pictureUpload(203));
  await loadBoard(203);
  await vi.waitFor(async () => {
    await restorePictureForms(203);
    expect(pictureForms.byShot[203]?.uploads).toMatchObject([FOX]);
  });
});
