import { type CSSProperties, useState } from 'react';
import type { DrawRecord } from '../../api/draw.ts';
import { aspectOf } from '../../api/draw-options.ts';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { picturesOf } from '../../store/draw/picture.ts';
import { mediaOf } from '../kit/media-address.ts';
import { ArrowKeys } from './arrow-keys.tsx';
import { ComingTile } from './coming-tile.tsx';
import { FailedTile } from './failed-tile.tsx';
import { Picture } from './picture.tsx';
import { rowsSeen } from './picture-moves.ts';
import styles from './shots.module.css';

/** A record's pictures. In progress or failed, the row keeps their size, so that the layout does not shift. */
export function Pictures({ record, view }: { record: DrawRecord; view: DrawView }) {
  const [awaited] = useState(view.phase === 'working');
  const count = view.phase === 'done' ? Math.max(1, view.images.length) : view.pictures;
  const pictures = view.phase === 'done' ? picturesOf(record, view) : [];
  const keys = pictures
    .filter(({ address }) => mediaOf(address))
    .map(({ index }) => `${record.draw_id}-${index}`);
  const room = { '--r': aspectOf(view.ratio) } as CSSProperties;
  return (
    <ArrowKeys
      usual={keys[0] ?? ''}
      has={(key) => keys.includes(key)}
      rows={rowsSeen}
      className={styles.row}
      data-count={count > 1 ? 'many' : 'one'}
      style={room}
    >
      {view.phase === 'failed' && <FailedTile record={record} view={view} />}
      {view.phase === 'working' &&
        Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without content have nothing but their position
          <ComingTile key={index} index={index} of={count} view={view} />
        ))}
      {pictures.map((picture) => (
        <Picture key={picture.address} picture={picture} of={count} awaited={awaited} />
      ))}
    </ArrowKeys>
  );
}
