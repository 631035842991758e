import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Gem } from 'lucide-react';
import { openDialog } from '../../store/dialogs.ts';
import { Button } from './button.tsx';
import styles from './points-pill.module.css';
import { useKnownMember } from './use-known-member.ts';

/** The balance in the head of a page on phones; opens the dialog for buying points. Wider windows show it in the sidebar. */
export function PointsPill() {
  const { t, i18n } = useLingui();
  const { member } = useKnownMember();
  if (!member) return null;
  const total = member.total_points;
  return (
    <Button
      variant="soft"
      data-ui="points-pill"
      className={styles.pill}
      title={t`Buy points`}
      aria-label={plural(total, { one: '# point', other: '# points' })}
      onClick={() => openDialog({ name: 'buy' })}
    >
      <Gem aria-hidden strokeWidth={1.75} />
      {i18n.number(total)}
    </Button>
  );
}
