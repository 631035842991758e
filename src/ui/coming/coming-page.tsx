import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, LayoutGrid } from 'lucide-react';
import { EmptyState } from '../kit/empty-state.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { Points } from '../kit/points.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { addressOf, PLACES, ROUTES } from '../router/routes.ts';
import { useRoute } from '../router/use-route.ts';
import styles from './coming-page.module.css';
import { COMING } from './coming-texts.ts';

/** Stands in for a page that is not built yet: says what it will do, and leads to what works today. */
export default function ComingPage() {
  const { i18n } = useLingui();
  const { name } = useRoute();
  const coming = name && COMING[name];
  if (!coming) return null;
  const Icon = PLACES.find((place) => place.name === name)?.icon ?? LayoutGrid;
  return (
    <>
      <PageHeader title={ROUTES[name === 'login' ? 'square' : name].title} />
      <EmptyState
        large
        heading="h2"
        picture={
          <div className={styles.art}>
            <Icon strokeWidth={1.25} />
          </div>
        }
        tag={<Trans>Coming soon</Trans>}
        title={i18n._(coming.lead)}
        more={
          <>
            <Points>
              {coming.points.map((point) => (
                <li key={point.id}>{i18n._(point)}</li>
              ))}
            </Points>
            <Quiet>
              <Trans>You can already create pictures and films.</Trans>
            </Quiet>
          </>
        }
        actions={
          <>
            <LinkButton variant="primary" size="lg" href={`#${addressOf('draw')}`}>
              <Trans>Go to Draw</Trans>
              <ArrowRight aria-hidden strokeWidth={1.75} />
            </LinkButton>
            <LinkButton variant="secondary" size="lg" href={`#${addressOf('create')}`}>
              <Trans>Go to Create film</Trans>
            </LinkButton>
          </>
        }
      />
    </>
  );
}
