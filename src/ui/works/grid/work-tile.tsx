import { useLingui } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { type CSSProperties, Fragment, memo, type ReactNode } from 'react';
import type { Work } from '../../../api/works.ts';
import { filmLengthOf } from '../../kit/elapsed.ts';
import { gradientOf, initialOf } from '../../kit/face.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { rowOf } from '../../kit/pass-focus.ts';
import { safeAddress } from '../../kit/safe-address.ts';
import { TILE } from '../../kit/tile-button.tsx';
import { useBrokenPicture } from '../../kit/use-broken-picture.ts';
import { addressOf } from '../../router/routes.ts';
import { useIsOwn } from '../use-is-own.ts';
import { keyOfWork } from '../work-key.ts';
import { wasLongPress } from './excerpt.ts';
import type { Place } from './layout.ts';
import { TileExcerpt } from './tile-excerpt.tsx';
import styles from './work-tile.module.css';

/** Up to this height, the author's link would reach the middle of the tile on a touch screen, where a tap opens the work. */
const LOW = 100;

/** The place stands in it field by field: each range has places of its own, and a tile that stays where it is must not render again. */
interface Props extends Place {
  work: Work;
  total: number;
  /** Whether it shows its author, or its title on a page where all are by the same one. */
  caption: 'author' | 'title';
  /** Whether its film plays, muted. */
  playing: boolean;
  onOpen: (work: Work) => void;
  onSize: (work: Work, size: { width: number; height: number }) => void;
  /** Over the cover, e.g. the state of one's own work. */
  children?: ReactNode;
}

/** A work in the wall: its cover, author and length. Its element is used for other works too, so it keeps nothing of its work. */
export const WorkTile = memo(function WorkTile({
  work,
  index,
  left,
  top,
  width,
  height,
  total,
  caption,
  playing,
  onOpen,
  onSize,
  children,
}: Props) {
  const { t } = useLingui();
  const key = keyOfWork(work);
  const length = filmLengthOf(work.duration);
  const { name } = work;
  const isSample = work.sample === 1;
  const isOwn = useIsOwn(work);
  const author = work.user_nickname || (isOwn ? t`You` : t`unknown user`);
  const poster = mediaOf(work.poster_url, width * devicePixelRatio > 320 ? 640 : 320);
  const [broken, setBroken] = useBrokenPicture(poster);
  const film = playing ? safeAddress(work.excerpt_url || work.source_url) : null;
  const face = mediaOf(work.user_avatar, 320);
  const initial = initialOf(work.user_nickname);
  return (
    <li
      {...TILE}
      {...rowOf('work')}
      className={styles.tile}
      style={
        {
          width,
          height,
          transform: `translate(${left}px, ${top}px)`,
          '--foot': `${height}px`,
        } as CSSProperties
      }
      aria-setsize={total}
      aria-posinset={index + 1}
      data-index={index}
      data-low={height < LOW || undefined}
    >
      <button
        type="button"
        className={styles.cover}
        aria-label={isSample ? t`${name}, ${length}, sample` : t`${name}, ${length}`}
        data-cover={key}
        onClick={() => {
          if (!wasLongPress()) onOpen(work);
        }}
      >
        {poster && !broken && (
          <img
            // an element of its own: a used one shows the picture of before until the new one is loaded
            key={poster}
            src={poster}
            alt={work.alt}
            decoding="async"
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (!work.poster_width || !work.poster_height)
                onSize(work, { width: naturalWidth, height: naturalHeight });
            }}
            onError={() => setBroken(true)}
          />
        )}
        {broken && <ImageOff aria-hidden className={styles.lost} size={22} strokeWidth={1.5} />}
        {film && <TileExcerpt key={film} film={film} />}
      </button>
      {caption === 'title' ? (
        <span aria-hidden dir="auto" className={styles.name}>
          {name}
        </span>
      ) : (
        <a
          className={styles.author}
          data-initial={face ? '' : initial}
          data-figure={(!face && !initial) || undefined}
          style={{ '--face': face ? `url("${face}")` : gradientOf(work.home_id) } as CSSProperties}
          href={`#${addressOf('user-center', `id=${work.home_id}`)}`}
        >
          <bdi>{author}</bdi>
        </a>
      )}
      <span aria-hidden className={styles.length} data-sample={isSample ? t`Sample` : undefined}>
        {length}
      </span>
      {children && <Fragment key={key}>{children}</Fragment>}
    </li>
  );
});
