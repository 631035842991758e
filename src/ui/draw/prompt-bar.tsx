import type { FormEvent, Ref } from 'react';
import { BarStatus } from './bar-status.tsx';
import { GenerateButton } from './generate-button.tsx';
import { ModelPick } from './model-pick.tsx';
import { PromptText } from './prompt-text.tsx';
import { RatioPick } from './ratio-pick.tsx';
import { Reference } from './reference.tsx';
import { StylePick } from './style-pick.tsx';
import { useGenerate } from './use-generate.ts';
import './bar.css';

/** The floating bar: the words, the settings as chips, and the one thing to press. */
export function PromptBar({ ref }: { ref: Ref<HTMLFormElement> }) {
  const { generate, missing } = useGenerate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void generate();
  };
  return (
    <form ref={ref} className="bar" noValidate onSubmit={submit}>
      <PromptText missing={missing} onSubmit={() => void generate()} />
      <BarStatus missing={missing} />
      <div className="bar-row">
        <div className="bar-chips">
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
