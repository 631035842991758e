import type { ComponentProps } from 'react';
import styles from './skeleton.module.css';

/** Holds the place of what is being read. Its size comes from where it stands. */
export const Skeleton = ({
  as: Tag = 'i',
  className = '',
  ...props
}: Pick<ComponentProps<'i'>, 'className' | 'role' | 'aria-label'> & { as?: 'i' | 'li' | 'div' }) => (
  <Tag data-ui="skeleton" {...props} className={`${styles.skeleton} ${className}`} />
);
