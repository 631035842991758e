import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { nextRole, removeReference } from '../../store/draw/change-settings.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { hasParameters, rolesOf } from '../../store/draw/drawing-settings.ts';
import { later } from '../kit/later.ts';
import { mediaOf } from '../kit/media-address.ts';
import { PanelButton } from '../kit/panel-button.tsx';
import { PictureTile } from '../kit/picture-tile.tsx';
import { UploadTile } from '../kit/upload-tile.tsx';
import styles from './reference.module.css';
import { sendReference } from './send-reference.ts';
import { useSettings } from './use-settings.ts';

const ReferencePanel = later(() => import('./references/reference-panel.tsx'));

/** The reference pictures, for models that take some. The bar says what is wrong with a file. */
export function Reference() {
  const { t } = useLingui();
  const form = useSettings();
  // what a real model takes comes with the points answer
  useSnapshot(points);
  const { phase } = useSnapshot(reference.state);
  if (rolesOf(form).length === 0) return null;
  const several = hasParameters(form);
  return (
    <span data-ui="reference" className={styles.references}>
      {form.references.slice(0, several ? undefined : 1).map(({ url, name }) => (
        <PictureTile
          key={url}
          source={mediaOf(url, 320) ?? ''}
          title={name}
          removeLabel={t`Remove the reference picture`}
          onRemove={() => removeReference(url)}
        />
      ))}
      {(phase === 'uploading' || nextRole() !== null) && (
        <UploadTile
          upload={reference}
          addLabel={t`Add a reference picture`}
          onFile={(file) => sendReference(file)}
        />
      )}
      {several && form.references.length > 0 && (
        <PanelButton title={t`References`} panel={() => <ReferencePanel />}>
          {t`References`}
        </PanelButton>
      )}
    </span>
  );
}
