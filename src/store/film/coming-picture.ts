import { GENERATED_PENDING, type GeneratedImage } from '../../api/characters.ts';

/** A picture of a role or shot that was just asked for, as the list shows it (ENGINE-21). */
export const comingPicture = (task_id: string, tool_name: string, message_input: string): GeneratedImage => ({
  id: 0,
  task_id,
  draw_index: 0,
  state: GENERATED_PENDING,
  image_one: '',
  images: [],
  tool_name,
  message_input,
  is_select: 0,
  select_index: 0,
});

/** The same, from the answer to its request: calls for roles answer with the task's id alone. */
export const comingAfter = (answer: unknown, tool_name: string, message_input: string): GeneratedImage =>
  comingPicture(
    typeof answer === 'string' ? answer : ((answer as { task_id?: string } | null)?.task_id ?? ''),
    tool_name,
    message_input,
  );
