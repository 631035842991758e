import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OMNI_REFERENCE } from '../../api/draw-options.ts';
import { mediaOf } from '../kit/media-address.ts';
import { PictureTile } from '../kit/picture-tile.tsx';
import { SliderField } from '../kit/slider-field.tsx';
import styles from './reference-list.module.css';

interface Reference {
  url: string;
  name: string;
  weight: number;
}

/** A list of references, each with its weight if the model takes one. */
export function ReferenceList({
  title,
  oneLine = false,
  references,
  weighted,
  onChange,
  children,
}: {
  title: ReactNode;
  /** Title and tile share a row while there is no picture yet. */
  oneLine?: boolean;
  references: readonly Reference[];
  weighted: boolean;
  /** @param weight null removes it */
  onChange: (url: string, weight: number | null) => void;
  /** The tile that adds the next one, if there is room. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <section
      className={styles.references}
      data-line={(oneLine && references.length === 0) || undefined}
      aria-label={t`References`}
    >
      <h3>{title}</h3>
      <ul>
        {references.map(({ url, name, weight }, index) => (
          <li key={url}>
            <PictureTile
              source={mediaOf(url, 320) ?? ''}
              title={name}
              removeLabel={t`Remove reference ${index + 1}`}
              onRemove={() => onChange(url, null)}
            />
            {weighted && (
              <SliderField
                label={t`Weight of reference ${index + 1}`}
                {...OMNI_REFERENCE.weight}
                value={weight}
                onValue={(value) => onChange(url, value)}
              />
            )}
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </section>
  );
}
