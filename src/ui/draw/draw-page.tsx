import { PageHeader } from '../kit/page-header.tsx';
import { ROUTES } from '../routes.ts';
export default function DrawPage() {
  return <PageHeader title={ROUTES.draw.title} />;
}
