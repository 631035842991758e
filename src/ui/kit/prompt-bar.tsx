import type { ReactNode, Ref } from 'react';
import { fileDropAround } from './file-drop.ts';
import styles from './prompt-bar.module.css';

/** The floating bar of a tool: prompt, status, settings as chips, and the button that generates. It takes pictures, wherever on it they are dropped. */
export function PromptBar({
  ref,
  prompt,
  status,
  chips,
  button,
  onSubmit,
  onPicture,
}: {
  ref: Ref<HTMLFormElement>;
  prompt: ReactNode;
  status: ReactNode;
  chips: ReactNode;
  button: ReactNode;
  onSubmit: () => void;
  /** Called with a picture that was dropped on it, or pasted. */
  onPicture: (file: File) => void;
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
      {...fileDropAround('drawReference', onPicture)}
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
