import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, LayoutGrid } from 'lucide-react';
import { PageHeader } from '../kit/page-header.tsx';
import { addressOf, PLACES, ROUTES } from '../router/routes.ts';
import { useRoute } from '../router/use-route.ts';
import { COMING } from './coming-texts.ts';
import './coming.css';

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
      <div className="soon">
        <div className="soon-art" aria-hidden>
          <Icon strokeWidth={1.25} />
        </div>
        <p className="soon-tag">
          <Trans>Being built</Trans>
        </p>
        <h2>{i18n._(coming.lead)}</h2>
        <ul>
          {coming.points.map((point) => (
            <li key={point.id}>{i18n._(point)}</li>
          ))}
        </ul>
        <p className="quiet">
          <Trans>Pictures and films can be made already.</Trans>
        </p>
        <div className="soon-ways">
          <a className="link-button" href={`#${addressOf('draw')}`}>
            <Trans>Draw a picture</Trans>
            <ArrowRight aria-hidden size={17} strokeWidth={1.75} />
          </a>
          <a className="soon-also" href={`#${addressOf('create')}`}>
            <Trans>Make a film</Trans>
          </a>
        </div>
      </div>
    </>
  );
}
