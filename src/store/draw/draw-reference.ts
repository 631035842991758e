import { createUpload } from '../create-upload.ts';
import { addReference } from './change-settings.ts';

/** The upload of a reference picture. Once it has arrived it is in the form, and another one can follow (DRAW-38, DRAW-39). */
export const reference = createUpload('drawReference', {
  onArrived: (file) => {
    addReference(file);
    reference.drop();
  },
});
