import { useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { dateOf } from '../kit/times.ts';
import styles from './member-badge.module.css';

/** The current plan, and when it ends (USER-02). */
export function MemberBadge({ name, until }: { name: string; until: string }) {
  const { t, i18n } = useLingui();
  const day = dateOf(i18n.locale, until) || until;
  return (
    <span className={styles.badge} data-ui="plan">
      <BadgeCheck aria-hidden size={15} strokeWidth={1.75} />
      <b>{name}</b> {day && <small>{t`until ${day}`}</small>}
    </span>
  );
}
