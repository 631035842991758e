import { useLingui } from '@lingui/react/macro';
import { addressOf, PLACES, placeOf, type RouteName } from '../router/routes.ts';
import styles from './entry.module.css';

export function PlaceLinks({ current }: { current: RouteName | null }) {
  const { i18n } = useLingui();
  return (
    <ul className="places">
      {PLACES.map(({ name, label, icon: Icon }) => (
        <li key={name}>
          <a
            className={`place ${styles.named}`}
            href={`#${addressOf(name)}`}
            aria-current={placeOf(current) === name ? 'page' : undefined}
            data-name={i18n._(label)}
          >
            <Icon aria-hidden />
            <span className="word">{i18n._(label)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
