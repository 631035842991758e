import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { UploadedFile } from '../../store/create-upload.ts';
import { drawings } from '../../store/drawings.ts';
import { report } from '../errors/error-policy.ts';
import { ChoiceStates } from './choice-states.tsx';
import styles from './drawing-dialog.module.css';
import { mediaOf } from './media-address.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { shortName } from './short-name.ts';
import { ToldApart, useOwnName } from './told-apart.tsx';

/** Chooses one of one's own drawings. */
export default function DrawingDialog({
  onChoose,
  onClose,
}: {
  onChoose: (picture: UploadedFile) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { items } = useSnapshot(drawings.state);
  const [open, setOpen] = useState(true);
  const read = () => void drawings.load().catch((error: unknown) => report(error, { background: true }));
  useEffect(read, []);
  const pictures = useMemo(
    () =>
      items.flatMap(({ draw_id, images, message_input, created_at, update_time }) =>
        images.map((url, index) => ({
          ...{ key: `${draw_id}-${index}`, url, prompt: message_input },
          ...{ name: shortName(message_input), at: Date.parse(created_at ?? update_time) || 0 },
        })),
      ),
    [items],
  );
  return (
    // the pictures come later, and nobody opens it for the button that closes it
    <SheetDialog title={t`From my drawings`} size="lg" shown={open} focus={() => null} onClose={onClose}>
      {pictures.length > 0 && (
        <ToldApart rows={pictures}>
          <ul className={styles.pictures}>
            {pictures.map(({ key, url, prompt, name }) => (
              <li key={key}>
                <Drawing
                  {...{ id: key, url, name }}
                  onPress={() => {
                    onChoose({ url, name: prompt });
                    setOpen(false);
                  }}
                />
              </li>
            ))}
          </ul>
        </ToldApart>
      )}
      <ChoiceStates
        list={drawings}
        isEmpty={pictures.length === 0}
        onRead={read}
        none={[t`No drawings yet`, <Trans key="none">What you draw appears here.</Trans>]}
        failed={t`Couldn't load your drawings`}
        safe={<Trans>Your pictures are safe on the server.</Trans>}
        className={styles.pictures}
        skeleton={styles.skeleton}
      />
    </SheetDialog>
  );
}

/** One picture: those of one drawing are called alike. */
function Drawing({
  id,
  url,
  name: prompt,
  onPress,
}: {
  id: string;
  url: string;
  name: string;
  onPress: () => void;
}) {
  const { t } = useLingui();
  const name = useOwnName(id, prompt);
  return (
    <button type="button" aria-label={t`Use this drawing: ${name}`} onClick={onPress}>
      <img src={mediaOf(url, 320) ?? ''} alt="" loading="lazy" decoding="async" />
    </button>
  );
}
