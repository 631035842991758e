import { Trans } from '@lingui/react/macro';

const WRITTEN = /^([^：]+)：\s*(.+)$/su;

/** Dialogue as it is read: the full-width colon belongs to what is stored (I18N-07), and each language has its own. */
export function Said({ dialogue }: { dialogue: string }) {
  const [, name, words] = WRITTEN.exec(dialogue) ?? [];
  if (!name || !words) return dialogue;
  return (
    <Trans>
      {name}: {words}
    </Trans>
  );
}
