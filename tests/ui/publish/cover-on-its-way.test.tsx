import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closeDialog, type DialogState, openDialog } from '../../../src/store/dialogs.ts';
import { workForm } from '../../../src/store/works/publish.ts';
import { videoForm } from '../../../src/store/works/publish-video.ts';
import '../../../src/ui/publish/publish-dialog.tsx';
import '../../../src/ui/publish/publish-video-dialog.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { fakeApi, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();
beforeEach(closeDialog);

const MEDIA = { name: 'Waves', video: '/media/v.mp4', poster: '/media/p.jpg', ratio: '16:9' };

test.each<[string, DialogState, typeof workForm]>([
  ['a work', { name: 'publish', work: { ...MEDIA, worksId: 12, description: '', picture: '' } }, workForm],
  ['a clip', { name: 'publish-video', made: { ...MEDIA, id: 3, seconds: 5 } }, videoForm],
])(
  'while the cover of %s is uploaded a press publishes nothing, with no other cover either',
  async (_what, dialog, form) => {
    const sent = fakeApi({}, 950);
    await show(<DialogHost />);
    await change(() => openDialog(dialog));
    await waitFor(() => expect(form.fields.title).toBe('Waves'));
    await change(() => void Object.assign(form.cover.state, { phase: 'uploading' }));
    await screen.findByText('The cover is still uploading');
    await change(() => void fireEvent.click(screen.getByRole('button', { name: 'Publish' })));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent.map(({ path }) => path)).not.toContain('/script/okl-handle');
    expect(sent.map(({ path }) => path)).not.toContain('/center/create-works');
    await change(form.cover.drop);
  },
);

test('a cover whose upload fails leaves the one before in its place', async () => {
  fakeApi({ '/upload/assumeRole': () => new Refused('Not now') }, 951);
  await show(<DialogHost />);
  await change(() =>
    openDialog({ name: 'publish', work: { ...MEDIA, worksId: 13, description: '', picture: '' } }),
  );
  await waitFor(() => expect(workForm.fields.title).toBe('Waves'));
  const own = { url: '/media/own.jpg', name: 'own.jpg' };
  await change(() => void Object.assign(workForm.fields, { own, cover: 'own' }));
  const field = screen.getByLabelText<HTMLInputElement>('Upload a cover');
  const next = new File(['x'], 'next.png', { type: 'image/png' });
  await change(() => void fireEvent.change(field, { target: { files: [next] } }));
  await screen.findByText('Upload failed');
  expect(workForm.fields).toMatchObject({ own, cover: 'own' });
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Cover' }).src).toContain('/media/own.jpg');
});
