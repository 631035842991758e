import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ROLE_LIMITS, type Role } from '../../../api/characters.ts';
import { shotMaker } from '../../../store/account/makers.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { lackingReference, roleDrawing } from '../../../store/film/characters/draw-role.ts';
import { typeName } from '../../../store/film/characters/follow-name.ts';
import { descriptionOf, editRole, nameOf, roleEdits } from '../../../store/film/characters/role-edits.ts';
import { formOf, roleForms } from '../../../store/film/characters/role-form.ts';
import { roleCost, roleModel } from '../../../store/film/characters/role-models.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { CostButton } from '../../kit/cost-button.tsx';
import { CountedField } from '../../kit/counted-field.tsx';
import { afterLast } from '../../kit/pass-focus.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { Maker } from '../maker.tsx';
import { needsPictureWords } from '../picture-words.ts';
import { DrawingTime } from './drawing-time.tsx';
import { roleActions } from './role-actions.ts';
import { RoleEdit } from './role-edit.tsx';
import { RoleMaterials } from './role-materials.tsx';
import { RoleParameters } from './role-parameters.tsx';
import { RoleReferences } from './role-references.tsx';
import styles from './role-side.module.css';
import { useNameFollowed } from './use-name-followed.ts';

/** The chosen character's tools (CHAR-27). */
export function RoleSide({ role }: { role: Role | undefined }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  /** The picture that is being edited; empty for none. */
  const [edited, setEdited] = useState('');
  const statusId = useId();
  const follow = useNameFollowed();
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  const drawing = useSnapshot(roleDrawing);
  useSnapshot(roleEdits);
  useSnapshot(roleForms);
  if (!role)
    return (
      <aside data-ui="role-tools" className={styles.side} aria-label={t`Character`}>
        <Quiet>
          <Trans>Add a character to see its tools. A film works without any, too.</Trans>
        </Quiet>
      </aside>
    );
  const state = drawing.bySlot[role.id] ?? 'idle';
  const busy = isSubmitting(state);
  const name = nameOf(role);
  const empty = descriptionOf(role).trim() === '';
  const { model } = formOf(role);
  const chosen = roleModel(model);
  const lacking = lackingReference(role);
  return (
    <aside data-ui="role-tools" className={styles.side} aria-label={t`Character ${name}`}>
      <h2 className={styles.title}>{name.trim() || t`Character`}</h2>
      <CountedField
        label={t`Name`}
        value={name}
        max={ROLE_LIMITS.nameCharacters}
        error={name.trim() === '' ? t`Give the character a name` : ''}
        onValue={(value) => typeName(role, value)}
        onBlur={() => follow(role.id)}
      />
      <CountedField
        label={t`Character description`}
        value={descriptionOf(role)}
        max={ROLE_LIMITS.descriptionCharacters}
        rows={5}
        placeholder={t`Who this is and what they look like: age, hair, face, clothes`}
        onValue={(value) => editRole(role.id, { desc: value })}
      />
      <RoleReferences role={role} />
      <SubmitStatus
        id={statusId}
        state={state}
        kind="shot-image"
        place={{ role_id: role.id }}
        problem={asked && empty && 'words'}
      >
        {needsPictureWords(lacking) ?? <DrawingTime />}
      </SubmitStatus>
      <div {...afterLast('role-picture')} className={styles.row}>
        <RoleParameters role={role} />
        <CostButton
          className={styles.go}
          busy={busy}
          ready={online && !busy && lacking === null}
          describedBy={statusId}
          cost={payload ? roleCost(points.payload, model) : undefined}
          onPress={() => {
            setAsked(empty);
            void roleActions.draw(role);
          }}
        >
          <Trans>Generate</Trans>
        </CostButton>
      </div>
      <Maker name={shotMaker(payload, chosen.drawn, chosen.tool)}>
        <Trans>
          Drawn by the built-in engine. It keeps hair, skin, age and clothes as described, and shows the same
          person in every shot that names {name}.
        </Trans>
      </Maker>
      {edited && <RoleEdit role={role} address={edited} onClose={() => setEdited('')} />}
      <RoleMaterials role={role} onEdit={setEdited} />
    </aside>
  );
}
