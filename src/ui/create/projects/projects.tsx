import { PageHeader } from '../../kit/page-header.tsx';
import { ROUTES } from '../../routes.ts';

/** Step 1: the projects. */
export function Projects() {
  return <PageHeader title={ROUTES.create.title} />;
}
