import { Dialog } from '@chakra-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { STYLE_CATEGORIES, Style } from '../../../api/styles.ts';
import { film } from '../../../store/film/film.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { setStyle } from '../../../store/film/storyboard/film-look.ts';
import { isCopyOf, loadStyles, styleNow, styles } from '../../../store/styles.ts';
import { report } from '../../errors/error-policy.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons } from '../../kit/dialog-parts.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { StickyFoot } from '../../kit/sticky-foot.tsx';
import { StylePicker } from '../../kit/style-picker.tsx';
import looks from './style-dialog.module.css';

/** Changes the film's style for pictures drawn from now on (STYLE-16). */
export default function StyleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { styleName, styleImage } = useSnapshot(board);
  const { generateType } = useSnapshot(film);
  const { groups, state } = useSnapshot(styles);
  const [category, setCategory] = useState<(typeof STYLE_CATEGORIES)[number] | null>(null);
  const [chosen, setChosen] = useState({ name: styleName, image: styleImage });
  useEffect(() => {
    loadStyles(generateType).catch((error: unknown) => report(error, { background: true }));
  }, [generateType]);
  const found = styleNow(groups, chosen);
  /** The film has the style itself, so what this page shows of it follows at once. */
  const follow = (before: Readonly<Style>, { name, image }: Readonly<Style>) => {
    if (isCopyOf(chosen, before)) setChosen({ name, image });
    if (isCopyOf({ image: styleImage }, before)) Object.assign(board, { styleName: name, styleImage: image });
  };
  const save = () => {
    // one that was deleted can stay, but the server would not take it again
    if (isCopyOf(chosen, { image: styleImage })) return;
    setStyle(chosen).catch((error: unknown) => reportAs(t`Couldn't change the style`, error));
  };
  return (
    <SheetDialog title={t`Style`} size="md" onClose={onClose}>
      <div className={looks.body}>
        <StylePicker
          category={category ?? found?.category ?? 'Animation'}
          chosen={found?.image ?? ''}
          failed={t`Couldn't load styles.`}
          onCategory={setCategory}
          onChoose={({ name, image }) => setChosen({ name, image })}
          onChanged={follow}
        />
      </div>
      <StickyFoot>
        <Quiet small>
          {chosen.name && !found && state === 'ready' ? (
            <Trans>The film keeps “{chosen.name}”, which is no longer in the list.</Trans>
          ) : (
            <Trans>Existing pictures stay the same. New ones use the new style.</Trans>
          )}
        </Quiet>
        <DialogButtons inFoot>
          <DialogDismiss />
          <Dialog.CloseTrigger asChild unstyled>
            <Button variant="primary" size="lg" onClick={save}>
              <Trans>Set style</Trans>
            </Button>
          </Dialog.CloseTrigger>
        </DialogButtons>
      </StickyFoot>
    </SheetDialog>
  );
}
