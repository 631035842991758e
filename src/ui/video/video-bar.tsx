import { useLingui } from '@lingui/react/macro';
import { type Ref, useRef } from 'react';
import { VIDEO_PROMPT_CHARACTERS } from '../../api/video.ts';
import { clipForm } from '../../store/video/clip-form.ts';
import { videoPrompts } from '../../store/video/video-prompts.ts';
import { later } from '../kit/later.ts';
import { PromptBar } from '../kit/prompt-bar.tsx';
import { PromptBox } from '../kit/prompt-box.tsx';
import { Undrawn } from '../kit/undrawn.tsx';
import { BarStatus } from './bar-status.tsx';
import { Frames } from './frames.tsx';
import { GenerateButton } from './generate-button.tsx';
import { ModePick } from './mode-pick.tsx';
import { ParameterPick } from './parameter-pick.tsx';
import { PROMPT_ID, STATUS_ID } from './prompt-focus.ts';
import { PromptTools } from './prompt-tools.tsx';
import { sendToNextPlace } from './send-picture.ts';
import { useGenerate } from './use-generate.ts';

const UndrawnNote = later(() => import('./undrawn-note.tsx'));

/** The bar of the video page: prompt, pictures, mode, ratio and length, and Generate with its cost (VIDEO-14). */
export function VideoBar({ ref }: { ref: Ref<HTMLFormElement> }) {
  const { generate, missing, ask } = useGenerate();
  return (
    <PromptBar
      ref={ref}
      onSubmit={() => void generate()}
      onPicture={sendToNextPlace}
      prompt={<Prompt missing={missing} onSubmit={() => void generate()} />}
      status={
        <>
          <BarStatus missing={missing} />
          <Undrawn form={clipForm} Note={UndrawnNote} />
        </>
      }
      chips={
        <>
          <Frames />
          <ModePick />
          <ParameterPick />
          <PromptTools onEmpty={ask} />
        </>
      }
      button={<GenerateButton />}
    />
  );
}

function Prompt({ missing, onSubmit }: { missing: boolean; onSubmit: () => void }) {
  const { t } = useLingui();
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <PromptBox
      ref={box}
      id={PROMPT_ID}
      form={clipForm}
      placeholder={t`Describe a clip: what is there, what moves, how the camera moves`}
      most={VIDEO_PROMPT_CHARACTERS}
      missing={missing}
      status={STATUS_ID}
      history={videoPrompts}
      onSubmit={onSubmit}
    />
  );
}
