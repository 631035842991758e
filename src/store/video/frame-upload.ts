import { createUpload, isComing, type Upload } from '../create-upload.ts';
import { type PicturePlace, putPicture } from './change-form.ts';

/** An upload for each picture of the bar; when it is done, the picture is in the form. */
const uploadInto = (place: PicturePlace): Upload => {
  const upload = createUpload('drawReference', {
    onArrived: (file) => {
      putPicture(place, file);
      upload.drop();
    },
  });
  return upload;
};

export const frameUploads: Readonly<Record<PicturePlace, Upload>> = {
  first: uploadInto('first'),
  last: uploadInto('last'),
  reference: uploadInto('reference'),
};

/** Whether a picture is being uploaded, or about to be. */
export const isUploading = (): boolean => Object.values(frameUploads).some(({ state }) => isComing(state));
