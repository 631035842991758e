import { Trans, useLingui } from '@lingui/react/macro';
import { Play, Star, VideoOff } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Box } from '../../store/waterfall.ts';
import styles from './clip-card.module.css';
import { ItemActions } from './item-actions.tsx';
import { mediaOf } from './media-address.ts';
import { rowOf } from './pass-focus.ts';
import { RevealedPicture } from './revealed-picture.tsx';
import { TILE, TileSign } from './tile-button.tsx';
import { TimeText } from './time-text.tsx';
import { useBrokenPicture } from './use-broken-picture.ts';
import { useLongPress } from './use-long-press.ts';

type Actions = Parameters<typeof ItemActions>[0]['actions'];

/** One clip of a waterfall: its picture in a column, its text in the space beside it. */
export const ClipCard = ({
  ui,
  phase,
  name,
  box,
  children,
}: {
  ui: string;
  phase: string;
  name: string;
  box: Box;
  children: ReactNode;
}) => (
  <article
    {...rowOf('clip')}
    className={styles.card}
    data-ui={ui}
    data-phase={phase}
    aria-label={name}
    aria-busy={phase === 'working'}
    style={
      {
        top: box.top,
        left: box.left,
        height: box.height,
        '--column': `${box.width}px`,
        '--words': `${box.words}px`,
      } as CSSProperties
    }
  >
    {children}
  </article>
);

/** A finished clip: its poster and signs; a press opens the player. */
export function ClipPoster({
  id,
  name,
  label,
  poster: address,
  awaited: now,
  starred,
  signs,
  over,
  most,
  actions,
  onOpen,
}: {
  /** Identifies the button, which gets the focus back when the player closes. */
  id: Record<`data-${string}`, string>;
  /** Of the clip. */
  name: string;
  label: string;
  poster: string;
  /** It was made while the person was watching. */
  awaited: boolean;
  starred: boolean;
  signs: ReactNode;
  /** The clip that plays over the poster. */
  over?: ReactNode;
  /** The maximum number of actions with their own button. */
  most: number;
  actions: Actions;
  onOpen: () => void;
}) {
  const { t } = useLingui();
  const [menu, setMenu] = useState(false);
  const [awaited] = useState(now);
  const press = useLongPress(() => setMenu(true));
  const poster = mediaOf(address, 640);
  const [broken, setBroken] = useBrokenPicture(poster);
  return (
    <>
      <button type="button" {...id} className={styles.open} aria-label={label} onClick={onOpen} {...press}>
        {broken || !poster ? (
          <span className={styles.gone}>
            <VideoOff aria-hidden size={22} strokeWidth={1.5} />
            <Trans>Couldn't load this picture</Trans>
          </span>
        ) : (
          <RevealedPicture source={poster} alt="" lazy awaited={awaited} onError={() => setBroken(true)} />
        )}
        {over}
        <TileSign className={styles.play}>
          <Play size={15} strokeWidth={1.9} />
        </TileSign>
      </button>
      <span className={styles.signs}>
        {starred && <Star aria-label={t`Starred`} size={13} strokeWidth={2} />}
        {signs}
      </span>
      <ItemActions
        label={t`Actions for ${name}`}
        of={name}
        actions={actions}
        most={most}
        open={menu}
        onOpen={setMenu}
      />
    </>
  );
}

/** The box of a clip's picture. */
export const ClipMedia = ({ children, ...pointer }: { children: ReactNode } & Record<string, unknown>) => (
  <div {...TILE} className={styles.media} {...pointer}>
    {children}
  </div>
);

/** A clip's text, and how it was made and by whom: as many lines of the text as the facts leave, which wrap in a narrow column. */
export function ClipWords({
  words,
  facts,
  provider,
  at,
}: {
  words: string;
  facts: readonly string[];
  provider: string;
  /** Milliseconds since the epoch; 0 for unknown. */
  at: number;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.words}>
      {words && (
        <p dir="auto" title={words}>
          {words}
        </p>
      )}
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {provider && (
          <li data-ui="provider">{provider === 'built-in engine' ? t`Built-in engine` : provider}</li>
        )}
        {at > 0 && (
          <li>
            <TimeText at={at} recent />
          </li>
        )}
      </ul>
    </div>
  );
}
