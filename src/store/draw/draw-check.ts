import { createPromptCheck } from '../prompt-check.ts';
import { drawForm, modelOf } from './draw-form.ts';
import { hasParameters, makerOf, parametersOf, sentReferences } from './drawing-settings.ts';
import { withoutFlags } from './flags.ts';

/** What the built-in engine leaves out of the prompt in the drawing page's bar. */
export const drawCheck = createPromptCheck([drawForm], () => {
  const prompt = withoutFlags(drawForm.prompt);
  if (!prompt || makerOf(drawForm)) return null;
  const { tool, model } = modelOf(drawForm.model);
  const edits = tool === 'flux' && sentReferences(drawForm).length > 0;
  const { no } = hasParameters(drawForm) ? parametersOf(drawForm) : {};
  return {
    medium: edits ? 'edit' : 'picture',
    tool_name: edits ? 'fluxImage' : tool,
    prompt,
    ...(model && { model_name: model }),
    ...(no && { no: String(no) }),
  };
});
