import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { drawForm, modelOf } from '../../store/draw/draw-form.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { UploadTile } from '../kit/upload-tile.tsx';
import { sendReference } from './send-reference.ts';

/** The reference picture, for models that take one. The bar says what is wrong with a file. */
export function Reference() {
  const { t } = useLingui();
  const form = useSnapshot(drawForm);
  if (!modelOf(form.model).takesReference) return null;
  return (
    <span data-ui="reference">
      <UploadTile
        upload={reference}
        value={form.reference}
        addLabel={t`Add a reference picture`}
        removeLabel={t`Remove the reference picture`}
        onFile={(file) => sendReference(file)}
      />
    </span>
  );
}
