import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { later } from '../kit/later.ts';
import { addressOf, PLACES, placeOf, type RouteName } from '../router/routes.ts';
import { styled } from '../theme/styled.tsx';
import entryStyles from './entry.module.css';
import { OfferDot } from './offer-dot.tsx';
import styles from './tab-bar.module.css';
import { TasksEntry } from './tasks-entry.tsx';
import { UnreadCount } from './unread-count.tsx';

const MoreSheet = later(styled(() => import('./more-sheet.tsx')));

const IN_BAR: readonly RouteName[] = ['square', 'create', 'draw'];

/** The phone's navigation; the rest is in the sheet behind More. */
export function TabBar({ current }: { current: RouteName | null }) {
  const { t, i18n } = useLingui();
  const [more, setMore] = useState(false);
  const shown = placeOf(current);
  return (
    <nav className={styles.nav} aria-label={t`Main`}>
      <ul className="tabs">
        {PLACES.filter((place) => IN_BAR.includes(place.name)).map(({ name, label, icon: Icon }) => (
          <li key={name}>
            <a
              className="tab"
              href={`#${addressOf(name)}`}
              aria-current={shown === name ? 'page' : undefined}
            >
              <Icon aria-hidden />
              {i18n._(label)}
            </a>
          </li>
        ))}
        <li>
          <TasksEntry at="tab bar" />
        </li>
        <li>
          <button
            type="button"
            data-ui="more"
            className={`tab ${entryStyles.tab}`}
            aria-haspopup="dialog"
            aria-expanded={more}
            onClick={() => setMore(true)}
          >
            <Ellipsis aria-hidden />
            <Trans>More</Trans>
            <UnreadCount />
            <OfferDot />
          </button>
        </li>
      </ul>
      {more && (
        <Suspense fallback={null}>
          <MoreSheet current={current} onClose={() => setMore(false)} />
        </Suspense>
      )}
    </nav>
  );
}
