import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { STYLE_CATEGORIES } from '../../../api/styles.ts';
import { projectForm } from '../../../store/film/projects/project-form.ts';
import { loadStyles, styles } from '../../../store/styles.ts';
import { report } from '../../errors/error-policy.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { Segments } from '../../kit/segments.tsx';
import { StyleTile } from '../../kit/style-tile.tsx';
import { StyleTiles, StyleTilesSkeleton } from '../../kit/style-tiles.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { chosenStyle, stylesOf } from './chosen-style.ts';
import looks from './style-grid.module.css';

const NAMES = { Animation: msg`Animation`, Realistic: msg`Realistic` } as const;

/** Styles in two categories (STYLE-01, PROJ-28). */
export function StyleGrid() {
  const { t, i18n } = useLingui();
  const { groups, state } = useSnapshot(styles);
  const form = useSnapshot(projectForm);
  const group = useId();
  const shown = stylesOf(groups, form.category);
  const chosen = chosenStyle(form, groups);
  return (
    <div className={looks.grid}>
      <Segments
        small
        width="short"
        label={t`Style`}
        value={form.category}
        options={STYLE_CATEGORIES.map((value) => ({ value, label: i18n._(NAMES[value]) }))}
        onChange={(value) => {
          projectForm.category = value;
        }}
      />
      {shown.length > 0 && (
        <StyleTiles name={i18n._(NAMES[form.category])}>
          {shown.map((style) => (
            <StyleTile
              key={style.name}
              style={style}
              group={group}
              checked={style.name === chosen?.name}
              onChoose={() => {
                projectForm.style = { name: style.name, image: style.image };
              }}
            />
          ))}
        </StyleTiles>
      )}
      {shown.length === 0 && state === 'failed' && (
        <Quiet>
          <Trans>Couldn't load styles. You can create the film without one.</Trans>{' '}
          <TextButton onClick={() => void loadStyles().catch((error: unknown) => report(error))}>
            <Trans>Try again</Trans>
          </TextButton>
        </Quiet>
      )}
      {shown.length === 0 && state !== 'failed' && state !== 'ready' && <StyleTilesSkeleton />}
    </div>
  );
}
