import type { ComponentProps } from 'react';
import styles from './skeleton.module.css';

/** A placeholder for something that is loading. The parent sets its size. */
export const Skeleton = ({
  as: Tag = 'i',
  className = '',
  ...props
}: Pick<ComponentProps<'i'>, 'className' | 'role' | 'aria-label'> & { as?: 'i' | 'li' | 'div' }) => (
  <Tag data-ui="skeleton" {...props} className={`${styles.skeleton} ${className}`} />
);
