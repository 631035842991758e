import { expect, it } from 'vitest';
import { mediaAddress } from '../../../server/media/media-address.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { typeLine } from '../admin/operator-line.ts';
import { newMember, studioForTest } from '../harness.ts';
import { plainPicture } from '../pictures.ts';
import { storedFile } from './stored-file.ts';

it('files of a closed account are not served any more, at no address from before, though they are erased later', async () => {
  const studio = await studioForTest({}, { working: false });
  const [member, other] = [await newMember(studio), await newMember(studio)];
  const data = await plainPicture(640, 640, 'png');
  const addressOf = async (owner: typeof member) =>
    mediaAddress(studio.deps.secret, (await storedFile(studio, owner, { ext: 'png', data })).slice(7));
  const { url, headers, public_url } = await studio.send(member.token, requestUpload, {});
  await studio.app.inject({ method: 'PUT', url, headers, payload: data });

  const [theirs, foreign] = [await addressOf(member), await addressOf(other)];
  const statuses = async () => {
    const asked = [
      { url: theirs },
      { url: theirs, headers: { range: 'bytes=0-9' } },
      { url: `${theirs}&w=320` },
      { url: `${public_url}&w=320` },
      { url: foreign },
    ];
    const answers = await Promise.all(asked.map((request) => studio.app.inject(request)));
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses()).toEqual([200, 206, 200, 200, 200]);
  await typeLine(studio, `forget id:${member.userId} --yes`);
  expect(await statuses()).toEqual([404, 404, 404, 404, 200]);
});
