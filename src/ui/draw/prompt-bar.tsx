import type { FormEvent, Ref } from 'react';
import { BarStatus } from './bar-status.tsx';
import { GenerateButton } from './generate-button.tsx';
import { ModelPick } from './model-pick.tsx';
import styles from './prompt-bar.module.css';
import { PromptText } from './prompt-text.tsx';
import { RatioPick } from './ratio-pick.tsx';
import { Reference } from './reference.tsx';
import { StylePick } from './style-pick.tsx';
import { useGenerate } from './use-generate.ts';

/** The floating bar: prompt, settings as chips, and Generate. */
export function PromptBar({ ref }: { ref: Ref<HTMLFormElement> }) {
  const { generate, missing } = useGenerate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void generate();
  };
  return (
    <form ref={ref} data-ui="prompt-bar" className={styles.bar} noValidate onSubmit={submit}>
      <PromptText missing={missing} onSubmit={() => void generate()} />
      <div className={styles.status}>
        <BarStatus missing={missing} />
      </div>
      <div className={styles.row}>
        <div className={styles.chips}>
          <Reference />
          <ModelPick />
          <RatioPick />
          <StylePick />
        </div>
        <GenerateButton />
      </div>
    </form>
  );
}
