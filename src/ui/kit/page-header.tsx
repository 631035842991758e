import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './page-header.module.css';
import { PointsPill } from './points-pill.tsx';

/** The head of every page; on phones with the balance at its end. */
export function PageHeader({ title, children }: { title: MessageDescriptor; children?: ReactNode }) {
  const { _ } = useLingui();
  return (
    <header className="top">
      <h1>{_(title)}</h1>
      <span className={styles.gap} />
      {children}
      <PointsPill />
    </header>
  );
}
