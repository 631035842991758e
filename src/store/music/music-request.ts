import type { CallInput } from '../../api/call.ts';
import { hookOf } from '../../api/lyric-hook.ts';
import type { createMusic } from '../../api/music.ts';
import { fieldsOf, isCustom, isInstrumental, type MusicForm } from './music-form.ts';

/** What a filled form sends (MUSIC-06, MUSIC-07). Fields that are not shown are left out. */
export function musicRequest(form: MusicForm): CallInput<typeof createMusic> {
  const shown = fieldsOf(form);
  const make_instrumental = isInstrumental(form) ? 1 : 0;
  const reference = shown.reference && form.reference ? { reference_task_id: form.reference.id } : {};
  if (form.tool === 'mureka')
    return {
      tool_name: 'mureka',
      api_name: 'ai302',
      make_instrumental,
      prompt: shown.description ? form.description.trim() : '',
      // MUSIC-11; also a description asks for an instrumental
      ...(shown.lyrics && make_instrumental === 0 ? { lyrics: form.lyrics.trim() } : {}),
      ...reference,
    };
  const custom = isCustom(form);
  return {
    tool_name: 'suno',
    api_name: 'duomi',
    custom_mode: custom ? 1 : 0,
    make_instrumental,
    title: custom ? form.title.trim() : '',
    tags: custom ? form.tags.trim() : '',
    // MUSIC-09, MUSIC-10
    prompt: custom ? (form.instrumental ? '' : form.lyrics.trim()) : form.description.trim(),
    ...reference,
  };
}

export type Missing = 'description' | 'lyrics' | 'tags' | 'reference';

/** What has to be added first; null if the form can be sent. */
export function missingIn(form: MusicForm): Missing | null {
  const shown = fieldsOf(form);
  if (isCustom(form)) {
    if (form.instrumental) return form.tags.trim() || form.title.trim() || form.reference ? null : 'tags';
    return form.lyrics.trim() ? null : 'lyrics';
  }
  if (form.tool === 'mureka' && form.method === 'audio') return form.reference ? null : 'reference';
  return form.description.trim() || (shown.reference && form.reference) ? null : 'description';
}

/** What stands for the form in notices and lists. */
export const promptOf = (form: MusicForm): string => {
  const shown = fieldsOf(form);
  return (
    (shown.title && form.title.trim()) ||
    (shown.description && form.description.trim()) ||
    (shown.lyrics && hookOf(form.lyrics)) ||
    (shown.tags && form.tags.trim()) ||
    form.reference?.name ||
    ''
  );
};
