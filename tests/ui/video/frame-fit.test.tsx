import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clipForm } from '../../../src/store/video/clip-form.ts';
import { change } from '../show.tsx';
import { chooseModel, eachVideoTest, openVideo, POINTS } from './open-video.tsx';

eachVideoTest();

const ENGINE = { '/center/points': () => ({ ...POINTS, providers: { video: 'built-in engine' } }) };

/** Puts a picture of this size at the beginning of the clip. */
async function beginWith(width: number, height: number) {
  await change(() => {
    clipForm.first = { url: `/media/${width}x${height}.jpg`, name: `${width}x${height}` };
    clipForm.prompt = 'she smiles';
  });
  const picture = await screen.findByRole('img', { name: `${width}x${height}` });
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  await change(() => void fireEvent.load(picture));
}
const note = () => screen.queryByText(/much of the first frame is cut off/);
const offer = (ratio: string) => screen.getByRole('button', { name: `Use ${ratio}` });

test('a first frame of which much would be cut off is noted, with the ratio that shows more of it', async () => {
  await openVideo([], ENGINE);
  await beginWith(720, 1280);
  expect(note()?.textContent).toContain('In 16:9');
  offer('9:16').focus();
  await change(() => void fireEvent.click(offer('9:16')));
  expect(clipForm.ratio).toBe('9:16');
  expect(note()).toBeNull();
  // the button is gone; Tab goes on from the ratio
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Parameters: 9:16, 5 seconds' }));
});

test('the note comes back when the ratio goes to 1:1 after a submit, and goes with the frame', async () => {
  await openVideo([], ENGINE);
  await beginWith(1280, 720);
  expect(note()).toBeNull();
  await change(() => void Object.assign(clipForm, { ratio: '1:1' }));
  offer('16:9');
  await change(() => void Object.assign(clipForm, { first: null }));
  expect(note()).toBeNull();
});

test('nothing is noted where no ratio of the mode shows more', async () => {
  await openVideo([], ENGINE);
  await chooseModel('Runway', 'Gen');
  await beginWith(500, 500);
  expect(note()).toBeNull();
});
