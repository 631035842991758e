import { useLingui } from '@lingui/react/macro';
import { addressOf, PLACES, type RouteName } from '../router/routes.ts';
import styles from './entry.module.css';

/** /home and /login show the square, so its place is marked there too. */
const shownAs = (name: RouteName | null): RouteName | null =>
  name === 'home' || name === 'login' ? 'square' : name;

export function PlaceLinks({ current }: { current: RouteName | null }) {
  const { i18n } = useLingui();
  return (
    <ul className="places">
      {PLACES.map(({ name, label, icon: Icon }) => (
        <li key={name}>
          <a
            className={`place ${styles.named}`}
            href={`#${addressOf(name)}`}
            aria-current={shownAs(current) === name ? 'page' : undefined}
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
