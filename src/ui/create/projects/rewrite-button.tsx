import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { Project } from '../../../api/projects.ts';
import { Button } from '../../kit/button.tsx';
import { rewrite } from '../rewrite.ts';

/** Retries a script that failed. */
export function RewriteButton({ project }: { project: Project }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await rewrite(project);
    setBusy(false);
  };
  return (
    <Button size="sm" variant="secondary" loading={busy} onClick={() => void press()}>
      <RotateCw aria-hidden strokeWidth={1.75} />
      <Trans>Regenerate</Trans>
    </Button>
  );
}
