import { createUpload } from '../create-upload.ts';
import { drawForm, MATCH_REFERENCE } from './draw-form.ts';

/** The upload of the reference picture. An uploaded one is in the form (DRAW-38, DRAW-39). */
export const reference = createUpload('drawReference', {
  onArrived: (file) => {
    drawForm.reference = file;
  },
  onDrop: () => {
    drawForm.reference = null;
    if (drawForm.ratio === MATCH_REFERENCE) drawForm.ratio = '1:1';
  },
});
