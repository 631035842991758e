import { useLingui } from '@lingui/react/macro';
import { type MusicTool, musicToolOf, type ReferenceProblem } from '../../api/music-tools.ts';

/** What a provider accepts as reference audio, and why a file is refused (ERR-11). */
export function useReferenceWords(tool: MusicTool) {
  const { t } = useLingui();
  const both = (musicToolOf(tool)?.audio.length ?? 0) > 1;
  const problems: Record<ReferenceProblem, string> = {
    type: both ? t`Only MP3 or MP4 is supported` : t`Only MP3 is supported`,
    size: t`File size too large (10 MB)`,
    length: t`Duration requirement: 30 to 120 seconds`,
    unreadable: t`Cannot read file`,
  };
  return {
    hint: both ? t`MP3 or MP4, 30 to 120 seconds, under 10 MB` : t`MP3, 30 to 120 seconds, under 10 MB`,
    problem: (problem: ReferenceProblem) => problems[problem],
  };
}
