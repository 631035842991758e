import { uploadDrawImage } from '../../../api/draw.ts';
import { client } from '../../client.ts';
import { createUpload, type Upload } from '../../create-upload.ts';
import { cast, giveRoleImage } from './cast.ts';
import { noRolePicture } from './role-materials.ts';

const uploads = new Map<number, Upload>();

/** The upload of a role's own picture (CHAR-14). Several roles can upload at once. */
export function roleUpload(id: number): Upload {
  const known = uploads.get(id);
  if (known) return known;
  const upload = createUpload('drawReference', {
    send: async (file, { signal }) => {
      const { projectId } = cast;
      const { qiniu_url } = await client.send(uploadDrawImage, { file }, { signal });
      // another file was chosen, or another film opened
      signal.throwIfAborted();
      if (cast.projectId !== projectId) return qiniu_url;
      await giveRoleImage(id, qiniu_url, signal);
      noRolePicture(id);
      return qiniu_url;
    },
    onArrived: () => upload.drop(),
  });
  uploads.set(id, upload);
  return upload;
}
