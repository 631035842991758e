import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SongView } from '../../store/music/song-view.ts';
import { Button } from '../kit/button.tsx';
import { copyText } from '../kit/copy-text.ts';
import { HeardFacts } from './heard-facts.tsx';
import styles from './song-details.module.css';
import { STYLE_NAMES } from './style-names.ts';

/** Source, mode, type, title, style and lyrics of a task's songs (MUSIC-03). */
export function SongDetails({ view }: { view: SongView }) {
  const { t, i18n } = useLingui();
  const [first] = view.works;
  const understood = first && STYLE_NAMES[first.style];
  const style = view.tags || (understood ? i18n._(understood) : '');
  const mode =
    view.tool === 'suno'
      ? view.custom
        ? t`Custom`
        : t`Simple`
      : view.byAudio
        ? t`Audio`
        : t`Song description`;
  const rows: [string, ReactNode][] = [
    [t`Source`, view.source],
    [t`Mode`, mode],
    [t`Type`, view.instrumental ? t`Instrumental` : t`Song`],
    [t`Title`, view.title],
    [t`Style`, style],
    [t`Song description`, view.description],
  ];
  return (
    <div className={styles.details}>
      <dl>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
      {view.heard && <HeardFacts heard={view.heard} />}
      {view.lyrics && (
        <section className={styles.lyrics} aria-label={t`Lyrics`}>
          <div>
            <h3>
              <Trans>Lyrics</Trans>
            </h3>
            <Button size="xs" variant="quiet" onClick={() => void copyText(view.lyrics)}>
              <Copy aria-hidden size={14} strokeWidth={1.75} />
              <Trans>Copy</Trans>
            </Button>
          </div>
          {first?.sung === 0 && (
            <p>
              <Trans>Nobody sings these words: an instrument plays their melody.</Trans>
            </p>
          )}
          <pre dir="auto">{view.lyrics}</pre>
        </section>
      )}
    </div>
  );
}
