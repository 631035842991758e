import { expand } from '../../store/prompt-expansion.ts';
import { clipForm } from '../../store/video/clip-form.ts';
import { videoPrompts } from '../../store/video/video-prompts.ts';
import { PromptHelp } from '../kit/prompt-help.tsx';
import { takePrompt } from './take.ts';

/** Help with the prompt: expand it, or use an earlier one. @param onEmpty called when there is nothing to expand */
export const PromptTools = ({ onEmpty }: { onEmpty: () => void }) => (
  <PromptHelp
    isEmpty={() => !clipForm.prompt.trim()}
    onEmpty={onEmpty}
    expand={(again) => expand(clipForm.prompt.trim(), clipForm.mode, again)}
    onExpanded={takePrompt}
    history={videoPrompts}
    onEarlier={takePrompt}
  />
);
