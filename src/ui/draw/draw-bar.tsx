import type { Ref } from 'react';
import { Suspense } from 'react';
import { drawForm } from '../../store/draw/draw-form.ts';
import { readFlags } from '../../store/draw/flags.ts';
import { later } from '../kit/later.ts';
import { PromptBar } from '../kit/prompt-bar.tsx';
import { Undrawn } from '../kit/undrawn.tsx';
import { BarStatus } from './bar-status.tsx';
import { GenerateButton } from './generate-button.tsx';
import { PromptTools } from './help/prompt-tools.tsx';
import { LookPick } from './look-pick.tsx';
import { ModelPick } from './model-pick.tsx';
import { ParameterPick } from './parameters/parameter-pick.tsx';
import { PromptText } from './prompt-text.tsx';
import { RatioPick } from './ratio-pick.tsx';
import { Reference } from './reference.tsx';
import { sendFreely } from './send-reference.ts';
import { StylePick } from './style-pick.tsx';
import { useGenerate } from './use-generate.ts';
import { useSettings } from './use-settings.ts';

const ParameterChips = later(() => import('./parameters/parameter-chips.tsx'));
const UndrawnNote = later(() => import('./undrawn-note.tsx'));

/** The bar of the drawing page. A picture that is dropped on it, or pasted into the prompt, becomes a reference. */
export function DrawBar({ ref }: { ref: Ref<HTMLFormElement> }) {
  const { generate, missing, ask } = useGenerate();
  const form = useSettings();
  const set = Object.keys(form.parameters).length > 0 || readFlags(form.prompt).length > 0;
  const submit = () => void generate();
  return (
    <PromptBar
      ref={ref}
      onSubmit={submit}
      onPicture={sendFreely}
      prompt={
        <>
          <PromptText missing={missing} onSubmit={submit} />
          {set && (
            <Suspense fallback={null}>
              <ParameterChips />
            </Suspense>
          )}
        </>
      }
      status={
        <>
          <BarStatus missing={missing} />
          <Undrawn form={drawForm} Note={UndrawnNote} />
        </>
      }
      chips={
        <>
          <Reference />
          <ModelPick />
          <RatioPick />
          <StylePick />
          <LookPick />
          <ParameterPick />
          <PromptTools onEmpty={ask} />
        </>
      }
      button={<GenerateButton />}
    />
  );
}
