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

/** The pictures that another one follows, each with its weight where the model takes one. */
export function ReferenceList({
  title,
  oneLine = false,
  references,
  weighted,
  onChange,
  children,
}: {
  title: ReactNode;
  /** Title and tile share a line while there is no picture yet. */
  oneLine?: boolean;
  references: readonly Reference[];
  weighted: boolean;
  /** @param weight null takes it out */
  onChange: (url: string, weight: number | null) => void;
  /** The place of the next one, if there is room. */
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
