import type { ReactNode, Ref } from 'react';
import styles from './prompt-bar.module.css';

/** The floating bar of a tool: prompt, status, settings as chips, and the button that generates. */
export function PromptBar({
  ref,
  prompt,
  status,
  chips,
  button,
  onSubmit,
}: {
  ref: Ref<HTMLFormElement>;
  prompt: ReactNode;
  status: ReactNode;
  chips: ReactNode;
  button: ReactNode;
  onSubmit: () => void;
}) {
  return (
    <form
      ref={ref}
      data-ui="prompt-bar"
      className={styles.bar}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {prompt}
      <div className={styles.status}>{status}</div>
      <div className={styles.row}>
        <div className={styles.chips}>{chips}</div>
        {button}
      </div>
    </form>
  );
}
