import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CropArea } from '../../../src/ui/kit/crop-area.tsx';
import '../../../src/ui/lipsync/crop-dialog.tsx';
import { sendPicture } from '../../../src/ui/lipsync/send-picture.ts';
import { change } from '../show.tsx';
import { picture, png } from './face-picture.ts';
import { bodies, eachLipTest, IMAGE, openLipSync } from './open-lipsync.tsx';

// it needs a layout
vi.mock('../../../src/ui/kit/crop-area.tsx', () => ({ CropArea: vi.fn() }));

eachLipTest();

test('[LIP-15] a picture of another ratio can be cropped to an accepted one', async () => {
  vi.mocked(CropArea).mockImplementation(({ onPart, ratio }) => (
    <button type="button" onClick={() => onPart({ x: 10, y: 0, width: 600, height: 600 / ratio })}>
      part
    </button>
  ));
  let decoded = 0;
  vi.stubGlobal('createImageBitmap', async () => {
    decoded += 1;
    return { width: 800, height: 600, close: () => (decoded -= 1) };
  });
  const sent = await openLipSync();
  await change(() => void sendPicture(picture(800, 600)));
  const dialog = await screen.findByRole('dialog', { name: 'Crop the picture' });
  // the ratio that keeps most of the picture is preselected
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: '1:1' }).checked).toBe(true),
  );
  expect(bodies(sent, IMAGE)).toEqual([]);
  fireEvent.click(await within(dialog).findByRole('button', { name: 'part' }));
  HTMLCanvasElement.prototype.toBlob = function (done) {
    expect([this.width, this.height]).toEqual([600, 600]);
    done(new Blob([png(600, 600)], { type: 'image/jpeg' }));
  };
  await change(() => void fireEvent.click(within(dialog).getByRole('button', { name: 'Crop' })));
  await waitFor(() => expect(bodies(sent, IMAGE)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // none is left in memory
  expect(decoded).toBe(0);
});

test('the crop opens with the ratio that fits, and that one has the focus', async () => {
  vi.mocked(CropArea).mockImplementation(() => <i />);
  let decode: (picture: object) => void = () => undefined;
  const decoded = new Promise<object>((resolve) => {
    decode = resolve;
  });
  vi.stubGlobal('createImageBitmap', () => decoded);
  await openLipSync();
  await change(() => void sendPicture(picture(480, 800)));
  // long enough for a dialog to open and give the focus away
  await new Promise((done) => setTimeout(done, 100));
  await change(() => decode({ width: 480, height: 800, close: () => undefined }));
  const tall = await screen.findByRole<HTMLInputElement>('radio', { name: '9:16' });
  expect(tall.checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(tall));
});
