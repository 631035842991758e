import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { PROMPT_CHARACTERS } from '../../../api/draw.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { roleChanging } from '../../../store/film/characters/draw-role.ts';
import { editCost } from '../../../store/film/characters/role-models.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { CostButton } from '../../kit/cost-button.tsx';
import { CountedField } from '../../kit/counted-field.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { toastSubmit } from '../../kit/submit-words.ts';
import { useKeptWords } from '../../kit/use-kept-words.ts';
import { roleActions } from './role-actions.ts';
import styles from './role-edit.module.css';

/** The text box for an edit of a picture (CHAR-27, CHAR-35, CHAR-36). */
export function RoleEdit({
  role,
  address,
  onClose,
}: {
  role: Role;
  /** Of the picture. */
  address: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const field = useId();
  // without the signature, which is another one at the next visit
  const { words, write, forget } = useKeptWords(`edit ${address.split('?')[0]}`);
  // asked for by a menu far below
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is another edit
  useEffect(() => document.getElementById(field)?.focus(), [address, field]);
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  const state = useSnapshot(roleChanging).bySlot[role.id] ?? 'idle';
  const busy = isSubmitting(state);
  const submit = async () => {
    if (words.trim() === '') {
      toastSubmit('words');
      return;
    }
    if (!(await roleActions.edit(role, address, words))) return;
    forget();
    onClose();
  };
  return (
    <section className={styles.edit} aria-label={t`Edit the picture`}>
      <div className={styles.head}>
        <img src={mediaOf(address, 320) ?? ''} alt="" />
        <h3>
          <Trans>Edit the picture</Trans>
        </h3>
        <IconButton aria-label={t`Stop editing`} onClick={onClose}>
          <X aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      </div>
      <CountedField
        id={field}
        label={t`What should change`}
        value={words}
        max={PROMPT_CHARACTERS}
        rows={2}
        placeholder={t`A green coat, short hair`}
        onValue={write}
      />
      <SubmitStatus state={state} />
      <CostButton
        busy={busy}
        ready={online && !busy}
        cost={payload ? editCost(points.payload) : undefined}
        onPress={() => void submit()}
      >
        <Trans>Edit</Trans>
      </CostButton>
    </section>
  );
}
