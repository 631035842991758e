import type { FormEvent, Ref } from 'react';
import { lazy, Suspense } from 'react';
import { readFlags } from '../../store/draw/flags.ts';
import { BarStatus } from './bar-status.tsx';
import { GenerateButton } from './generate-button.tsx';
import { PromptTools } from './help/prompt-tools.tsx';
import { LookPick } from './look-pick.tsx';
import { ModelPick } from './model-pick.tsx';
import { ParameterPick } from './parameters/parameter-pick.tsx';
import styles from './prompt-bar.module.css';
import { PromptText } from './prompt-text.tsx';
import { RatioPick } from './ratio-pick.tsx';
import { Reference } from './reference.tsx';
import { StylePick } from './style-pick.tsx';
import { useGenerate } from './use-generate.ts';
import { useSettings } from './use-settings.ts';

const ParameterChips = lazy(() => import('./parameters/parameter-chips.tsx'));

/** The floating bar: prompt, settings as chips, and Generate. */
export function PromptBar({ ref }: { ref: Ref<HTMLFormElement> }) {
  const { generate, missing, ask } = useGenerate();
  const form = useSettings();
  const set = Object.keys(form.parameters).length > 0 || readFlags(form.prompt).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void generate();
  };
  return (
    <form ref={ref} data-ui="prompt-bar" className={styles.bar} noValidate onSubmit={submit}>
      <PromptText missing={missing} onSubmit={() => void generate()} />
      {set && (
        <Suspense fallback={null}>
          <ParameterChips />
        </Suspense>
      )}
      <div className={styles.status}>
        <BarStatus missing={missing} />
      </div>
      <div className={styles.row}>
        <div className={styles.chips}>
          <Reference />
          <ModelPick />
          <RatioPick />
          <StylePick />
          <LookPick />
          <ParameterPick />
          <PromptTools onEmpty={ask} />
        </div>
        <GenerateButton />
      </div>
    </form>
  );
}
