import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../store/account/session-state.ts';
import { signInFirst } from '../../../store/dialogs.ts';
import { projects } from '../../../store/film/projects/projects.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { PageHeader } from '../../kit/page-header.tsx';
import { useGoingOn } from '../../kit/use-going-on.ts';
import { WideWords } from '../../kit/wide-words.tsx';
import { ROUTES } from '../../router/routes.ts';
import { ProjectsBody } from './projects-body.tsx';

const NewProject = later(() => import('../new-project/new-project.tsx'));

/** Step 1: projects by date, and New project. */
export function Projects() {
  const { token } = useSnapshot(session);
  const { groups } = useSnapshot(projects);
  const [adding, setAdding] = useState(false);
  // a visitor has to sign in first (PROJ-15)
  const add = () => (session.token ? setAdding(true) : signInFirst(() => setAdding(true), 'add-project'));
  useGoingOn('add-project', add);
  return (
    <>
      <PageHeader title={ROUTES.create.title}>
        {token && groups.length > 0 && (
          <Button variant="primary" size="sm" onClick={add}>
            <Plus aria-hidden strokeWidth={2} />
            <WideWords>
              <Trans>New project</Trans>
            </WideWords>
          </Button>
        )}
      </PageHeader>
      <ProjectsBody onAdd={add} />
      {adding && token && (
        <Suspense fallback={null}>
          <NewProject onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
