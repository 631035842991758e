import { Dialog } from '@chakra-ui/react/dialog';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { STYLE_CATEGORIES } from '../../../api/styles.ts';
import { film } from '../../../store/film/film.ts';
import { board, setStyle } from '../../../store/film/storyboard/board.ts';
import { loadStyles, styles } from '../../../store/styles.ts';
import { report } from '../../errors/error-policy.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons } from '../../kit/dialog-parts.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { Segments } from '../../kit/segments.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { StyleTile } from '../../kit/style-tile.tsx';
import { StyleTiles } from '../../kit/style-tiles.tsx';
import { stylesOf } from '../new-project/chosen-style.ts';
import looks from './style-dialog.module.css';

const NAMES = { Animation: msg`Animation`, Realistic: msg`Realistic` } as const;

/** Changes the film's style for pictures drawn from now on (STYLE-16). */
export default function StyleDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { groups, state } = useSnapshot(styles);
  const { styleName, styleImage } = useSnapshot(board);
  const { generateType } = useSnapshot(film);
  const [category, setCategory] = useState<(typeof STYLE_CATEGORIES)[number]>('Animation');
  const [chosen, setChosen] = useState({ name: styleName, image: styleImage });
  const group = useId();
  useEffect(() => {
    loadStyles(generateType).catch((error: unknown) => report(error, { background: true }));
  }, [generateType]);
  const shown = stylesOf(groups, category);
  const save = () =>
    void setStyle(chosen).catch((error: unknown) => reportAs(t`Couldn't change the style`, error));
  return (
    <SheetDialog title={t`Style`} size="md" onClose={onClose}>
      <div className={looks.body}>
        <Segments
          width="short"
          label={t`Style`}
          value={category}
          options={STYLE_CATEGORIES.map((value) => ({ value, label: i18n._(NAMES[value]) }))}
          onChange={setCategory}
        />
        <StyleTiles name={i18n._(NAMES[category])}>
          {shown.map((style) => (
            <StyleTile
              key={style.name}
              style={style}
              group={group}
              checked={style.image === chosen.image}
              onChoose={() => setChosen({ name: style.name, image: style.image })}
            />
          ))}
        </StyleTiles>
        {state === 'failed' && shown.length === 0 && (
          <Quiet>
            <Trans>Couldn't load styles.</Trans>
          </Quiet>
        )}
        <Quiet>
          <Trans>Existing pictures stay the same. New ones use the new style.</Trans>
        </Quiet>
      </div>
      <DialogButtons>
        <DialogDismiss />
        <Dialog.CloseTrigger asChild unstyled>
          <Button variant="primary" size="lg" onClick={save}>
            <Trans>Set style</Trans>
          </Button>
        </Dialog.CloseTrigger>
      </DialogButtons>
    </SheetDialog>
  );
}
