import styles from './scene.module.css';

/** A drawn scene without an image file: a hint of what can be made here. */
export const Scene = ({
  look,
  className = '',
}: {
  look: 'dusk' | 'city' | 'blue' | 'forest';
  /** Sets its size and position. */
  className?: string | undefined;
}) => <i aria-hidden data-look={look} className={`${styles.scene} ${className}`} />;
