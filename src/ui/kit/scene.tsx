import styles from './scene.module.css';

/** A painted scene that needs no picture: a hint of what can be made here. */
export const Scene = ({
  look,
  className = '',
}: {
  look: 'dusk' | 'city' | 'blue' | 'forest';
  /** Gives it its size and place. */
  className?: string | undefined;
}) => <i aria-hidden data-look={look} className={`${styles.scene} ${className}`} />;
