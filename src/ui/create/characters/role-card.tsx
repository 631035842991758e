import { useLingui } from '@lingui/react/macro';
import { ImageUp, LayoutGrid, Sparkles, Trash2, UserRound } from 'lucide-react';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { cast } from '../../../store/film/characters/cast.ts';
import { roleEdits } from '../../../store/film/characters/role-edits.ts';
import { casting } from '../../../store/film/characters/save-cast.ts';
import { Arriving } from '../../kit/arriving.tsx';
import { FileButton } from '../../kit/file-button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { later } from '../../kit/later.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { rowOf } from '../../kit/pass-focus.ts';
import { RevealedPicture } from '../../kit/revealed-picture.tsx';
import styles from './card.module.css';
import { CardVoice } from './card-voice.tsx';
import { roleActions } from './role-actions.ts';
import { useRoleBusy } from './use-role-busy.ts';

const ConfirmDialog = later(() => import('../../kit/confirm-dialog.tsx'));

/** A character: a press selects it; voice, picture and deleting have buttons (CHAR-03, CHAR-13). */
export const RoleCard = memo(function RoleCard({
  role,
  chosen,
  onVoice,
  onStitch,
}: {
  role: Role;
  chosen: boolean;
  onVoice: () => void;
  onStitch: () => void;
}) {
  const { t } = useLingui();
  const name = useSnapshot(roleEdits).byRole[role.id]?.name ?? role.role_name;
  const wrong = useSnapshot(casting).lacking.includes(role.id);
  const busy = useRoleBusy(role.id);
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <li
      {...rowOf('role')}
      ref={place}
      data-ui="role"
      className={styles.card}
      data-chosen={chosen || undefined}
      data-wrong={wrong || undefined}
    >
      <button
        type="button"
        className={styles.open}
        aria-current={chosen}
        aria-label={wrong ? t`Character ${name}: something is missing` : t`Character ${name}`}
        onClick={() => {
          cast.roleId = role.id;
        }}
      >
        <RevealedPicture source={mediaOf(role.role_img, 640)} alt="" lazy>
          <UserRound aria-hidden size={46} strokeWidth={1.25} />
        </RevealedPicture>
        {busy && <Arriving className={styles.coming} />}
      </button>
      <span data-ui="role-name" dir="auto" className={styles.name}>
        {name}
      </span>
      <CardVoice name={name} voice={role.voice_name ?? ''} onPress={onVoice} />
      <div className={styles.actions}>
        <IconButton
          aria-label={t`Generate a picture of ${name}`}
          title={t`Generate`}
          onClick={() => void roleActions.draw(role)}
        >
          <Sparkles aria-hidden size={17} strokeWidth={1.75} />
        </IconButton>
        <FileButton
          use="drawReference"
          label={t`Upload a picture of ${name}`}
          onFile={(file) => void roleActions.upload(role.id, file)}
        >
          {(button) => (
            <IconButton {...button} aria-label={t`Upload a picture of ${name}`} title={t`Upload image`}>
              <ImageUp aria-hidden size={17} strokeWidth={1.75} />
            </IconButton>
          )}
        </FileButton>
        <IconButton
          aria-label={t`Stitch pictures for ${name}`}
          title={t`Stitch pictures`}
          aria-haspopup="dialog"
          onClick={onStitch}
        >
          <LayoutGrid aria-hidden size={17} strokeWidth={1.75} />
        </IconButton>
        <IconButton
          aria-label={t`Delete ${name}`}
          title={t`Delete`}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden size={17} strokeWidth={1.75} />
        </IconButton>
      </div>
      <Suspense fallback={null}>
        {asking && (
          <ConfirmDialog
            title={t`Delete ${name}?`}
            confirm={t`Delete`}
            danger
            onConfirm={() => void roleActions.remove(role.id)}
            onClose={() => setAsking(false)}
          >
            <p>{t`The pictures and the voice of this character will be deleted too, and what is still being made for it is cancelled. This can't be undone.`}</p>
          </ConfirmDialog>
        )}
      </Suspense>
    </li>
  );
});
