import type { Role } from '../../../api/characters.ts';
import { createUpload, type Upload } from '../../create-upload.ts';
import { cast, roleOf } from './cast.ts';
import { addReference } from './role-form.ts';

const uploads = new Map<number, Upload>();

/** The upload of a role's next reference picture. */
export function referenceUpload({ id }: Pick<Role, 'id'>): Upload {
  const known = uploads.get(id);
  if (known) return known;
  const { projectId } = cast;
  const upload = createUpload('drawReference', {
    onArrived: (file) => {
      const role = roleOf(id);
      if (role && cast.projectId === projectId) addReference(role, file);
      upload.drop();
    },
  });
  uploads.set(id, upload);
  return upload;
}
