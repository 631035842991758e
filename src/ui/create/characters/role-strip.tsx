import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { ROLE_LIMITS, type Role } from '../../../api/characters.ts';
import { browser } from '../../../store/browser.ts';
import { cast } from '../../../store/film/characters/cast.ts';
import { AddTile } from '../../kit/add-tile.tsx';
import { afterLast } from '../../kit/pass-focus.ts';
import { NarratorCard } from './narrator-card.tsx';
import { roleActions } from './role-actions.ts';
import { RoleCard } from './role-card.tsx';
import styles from './role-strip.module.css';

/** The narrator, whose card does not move, the characters in a row, and a card that adds one (CHAR-01, CHAR-02). */
export function RoleStrip({
  onVoice,
  onStitch,
}: {
  onVoice: (speaker: string) => void;
  onStitch: (roleId: number) => void;
}) {
  const { t } = useLingui();
  const { roles, roleId } = useSnapshot(cast);
  const { online } = useSnapshot(browser);
  return (
    <section className={styles.strip} aria-label={t`Characters`}>
      <ul>
        <NarratorCard onVoice={() => onVoice('')} />
        {(roles as readonly Role[]).map((role) => (
          <RoleCard
            key={role.id}
            role={role}
            chosen={role.id === roleId}
            onVoice={() => onVoice(role.role_name)}
            onStitch={() => onStitch(role.id)}
          />
        ))}
      </ul>
      {roles.length < ROLE_LIMITS.most && (
        <AddTile
          {...afterLast('role')}
          className={styles.add}
          disabled={!online}
          title={online ? undefined : t`You're offline`}
          onClick={() => void roleActions.add()}
        >
          <Plus aria-hidden size={22} strokeWidth={1.75} />
          <Trans>Add a character</Trans>
        </AddTile>
      )}
    </section>
  );
}
