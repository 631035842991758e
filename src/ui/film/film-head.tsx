import { useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import type { FilmInfo } from '../../api/exports.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { useTabTitle } from '../kit/tab-title.ts';
import { addressOf } from '../router/routes.ts';

/** The back link to the film's project, or to all projects, and the film's name. */
export function FilmHead({ info }: { info: Readonly<FilmInfo> | null }) {
  const { t } = useLingui();
  useTabTitle('page', info?.works_name ?? '');
  const project = info?.script_id;
  const label = project ? t`Back to the project` : t`Back to projects`;
  const back = addressOf('create', project ? `id=${project}&step=4` : undefined);
  return (
    <header className="top">
      <LinkButton variant="soft" size="icon" href={`#${back}`} aria-label={label} title={label}>
        <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
      </LinkButton>
      <h1 dir="auto">{info?.works_name || t`Film`}</h1>
    </header>
  );
}
