import type { ReactNode } from 'react';
import styles from './plain.module.css';

/** A few words in the middle of an otherwise empty page, with at most one thing to do. */
export function Plain({
  title,
  children,
  heading: Heading = 'h1',
  link,
  action,
}: {
  title: string;
  children: ReactNode;
  /** `h2` under a page's own head, `h3` under a panel's. */
  heading?: 'h1' | 'h2' | 'h3';
  link?: { href: string; label: string };
  action?: { run: () => void; label: string };
}) {
  return (
    <div className={styles.plain}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.words}>{children}</p>
      {link && (
        <a href={link.href} className="link-button">
          {link.label}
        </a>
      )}
      {action && (
        <button type="button" className="link-button" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}
