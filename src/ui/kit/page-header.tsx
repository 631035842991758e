import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { HeadAccount } from './head-account.tsx';
import styles from './page-header.module.css';

/** The head of every page; at its end the account, where the sidebar does not name it. */
export function PageHeader({ title, children }: { title: MessageDescriptor; children?: ReactNode }) {
  const { _ } = useLingui();
  return (
    <header className="top">
      <h1>{_(title)}</h1>
      <span className={styles.gap} />
      {children}
      <HeadAccount />
    </header>
  );
}
