import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { STYLE_CATEGORIES, type Style } from '../../api/styles.ts';
import { beginStyleChanges } from '../../store/style-form.ts';
import { loadStyles, removeStyle, styleNow, styles, stylesOf } from '../../store/styles.ts';
import { report } from '../errors/error-policy.ts';
import { AddTile } from './add-tile.tsx';
import ConfirmDialog from './confirm-dialog.tsx';
import { deleteWithUndo } from './delete-with-undo.ts';
import { later } from './later.ts';
import { Quiet } from './quiet.tsx';
import { Segments } from './segments.tsx';
import { STYLE_NAMES } from './style-names.ts';
import looks from './style-picker.module.css';
import { StyleTile } from './style-tile.tsx';
import { StyleTiles, StyleTilesSkeleton } from './style-tiles.tsx';
import { TextButton } from './text-button.tsx';

const OwnStyleDialog = later(() => import('./own-style-dialog.tsx'));

type Category = (typeof STYLE_CATEGORIES)[number];

/** Both categories of styles, with those of one's own: choose one, make one, change or delete one (STYLE-01, STYLE-14, STYLE-15). */
export function StylePicker({
  category,
  chosen,
  failed,
  onCategory,
  onChoose,
  onChanged,
  onDeleted,
}: {
  category: Category;
  /** The image of the chosen style; empty for none. */
  chosen: string;
  /** The text for styles that cannot be loaded. */
  failed: string;
  onCategory: (category: Category) => void;
  onChoose: (style: Readonly<Style>) => void;
  /** One of one's own is another than before. */
  onChanged: (before: Readonly<Style>, now: Readonly<Style>) => void;
  /** One of one's own is gone from the list. @returns what to do when it comes back */
  onDeleted?: (style: Readonly<Style>) => () => void;
}) {
  const { t, i18n } = useLingui();
  const { groups, state } = useSnapshot(styles);
  const group = useId();
  const [making, setMaking] = useState(false);
  const [changing, setChanging] = useState<Readonly<Style> | null>(null);
  const [deleting, setDeleting] = useState<Readonly<Style> | null>(null);
  const shown = stylesOf(groups, category);
  const chooseNamed = (name: string) => {
    const all = styles.groups.flatMap(({ lists }) => lists);
    const style = all.find((one) => one.id !== undefined && one.name === name);
    if (!style) return;
    if (style.category) onCategory(style.category);
    onChoose(style);
  };
  const change = (style: Readonly<Style>) => {
    beginStyleChanges(style);
    setChanging(style);
  };
  const follow = (before: Readonly<Style>) => {
    const now = styleNow(styles.groups, before);
    if (!now) return;
    if (now.category) onCategory(now.category);
    onChanged(before, now);
  };
  const remove = (style: Readonly<Style>) => {
    const { id, name } = style;
    if (id === undefined) return;
    void deleteWithUndo(name, async () => {
      const bringBack = await removeStyle(id);
      // the category may have been that of the style which is gone
      onCategory(category);
      const chooseAgain = onDeleted?.(style);
      return async () => {
        await bringBack();
        chooseAgain?.();
      };
    });
  };
  return (
    <div className={looks.picker}>
      <Segments
        small
        width="short"
        label={t`Kind of style`}
        value={category}
        options={STYLE_CATEGORIES.map((value) => ({ value, label: i18n._(STYLE_NAMES[value]) }))}
        onChange={onCategory}
      />
      {(shown.length > 0 || state === 'ready') && (
        <StyleTiles name={i18n._(STYLE_NAMES[category])}>
          <AddTile className={looks.add} onClick={() => setMaking(true)}>
            <Plus aria-hidden size={18} strokeWidth={1.75} />
            <Trans>New style</Trans>
          </AddTile>
          {shown.map((style) => (
            <StyleTile
              key={style.id ?? style.image}
              style={style}
              group={group}
              checked={style.image === chosen}
              onChoose={() => onChoose(style)}
              onChange={style.id === undefined ? undefined : () => change(style)}
              onDelete={style.id === undefined ? undefined : () => setDeleting(style)}
            />
          ))}
        </StyleTiles>
      )}
      {shown.length === 0 && state === 'failed' && (
        <Quiet>
          {failed}{' '}
          <TextButton onClick={() => void loadStyles().catch((error: unknown) => report(error))}>
            <Trans>Try again</Trans>
          </TextButton>
        </Quiet>
      )}
      {shown.length === 0 && state !== 'failed' && state !== 'ready' && <StyleTilesSkeleton />}
      {making && (
        <Suspense fallback={null}>
          <OwnStyleDialog category={category} onSaved={chooseNamed} onClose={() => setMaking(false)} />
        </Suspense>
      )}
      {changing && (
        <Suspense fallback={null}>
          <OwnStyleDialog
            style={changing}
            category={category}
            onSaved={() => follow(changing)}
            onClose={() => setChanging(null)}
          />
        </Suspense>
      )}
      {deleting && (
        <ConfirmDialog
          title={t`Delete this style?`}
          confirm={t`Delete`}
          danger
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        >
          <Trans>
            “{deleting.name}” leaves your list. Films that use it keep it. You can undo this right afterwards.
          </Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}
