import { proxy } from 'valtio';
import { createUpload } from '../create-upload.ts';

const file = proxy({ url: '' });

/** The upload of a member's picture; `file` has its address once it has arrived. */
export const avatarUpload = {
  ...createUpload('avatar', {
    onArrived: ({ url }) => {
      file.url = url;
    },
    onDrop: () => {
      file.url = '';
    },
  }),
  file,
};
