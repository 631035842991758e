import { useLingui } from '@lingui/react/macro';
import { Copy, TextCursorInput, Trash2 } from 'lucide-react';
import { copyText } from '../kit/copy-text.ts';
import { FloatingMenu } from '../kit/floating-menu.tsx';
import { deleteWithUndo, takePrompt } from './record-actions.ts';

export default function RecordMenu({
  id,
  prompt,
  anchor,
  onClose,
}: {
  id: number;
  prompt: string;
  anchor: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <FloatingMenu
      anchor={anchor}
      label={t`Actions for this record`}
      placement="bottom-end"
      onClose={onClose}
      entries={[
        { value: 'use', label: t`Use prompt`, icon: TextCursorInput, run: () => takePrompt(prompt) },
        { value: 'copy', label: t`Copy prompt`, icon: Copy, run: () => void copyText(prompt) },
        { value: 'delete', label: t`Delete`, icon: Trash2, run: () => void deleteWithUndo(id) },
      ]}
    />
  );
}
