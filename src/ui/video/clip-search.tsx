import { useLingui } from '@lingui/react/macro';
import { CLIP_TOOLS, VIDEO_MODES } from '../../api/video-modes.ts';
import { type Searching, SearchRow } from '../kit/search-tools.tsx';

/** The search under the page's head. */
export function ClipSearch({ onClose, ...searching }: Searching & { onClose: () => void }) {
  const { t } = useLingui();
  const tools = [
    ...VIDEO_MODES.map(({ value, label }) => ({ value, label })),
    { value: CLIP_TOOLS.soundEffect, label: t`Sound effect` },
    { value: CLIP_TOOLS.hd, label: t`HD upscale` },
  ];
  return <SearchRow {...searching} label={t`Search your clips`} tools={tools} onClose={onClose} />;
}
