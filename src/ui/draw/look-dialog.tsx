import { Dialog } from '@chakra-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { STYLE_CATEGORIES, Style } from '../../api/styles.ts';
import { removeStyleReferences } from '../../store/draw/change-settings.ts';
import { type DrawForm, drawForm } from '../../store/draw/draw-form.ts';
import { lookOf } from '../../store/draw/follow-look.ts';
import { isCopyOf, loadStyles, styleNow, styles } from '../../store/styles.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from '../kit/button.tsx';
import { DialogButtons } from '../kit/dialog-parts.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { StickyFoot } from '../kit/sticky-foot.tsx';
import { StylePicker } from '../kit/style-picker.tsx';
import looks from './look-dialog.module.css';

type Category = (typeof STYLE_CATEGORIES)[number];

/** Chooses the style of the next drawings; its picture is stored in the form (DRAW-53). */
export default function LookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { groups } = useSnapshot(styles);
  const [chosen, setChosen] = useState<DrawForm['look']>(drawForm.look && { ...drawForm.look });
  const [category, setCategory] = useState<Category | null>(null);
  useEffect(() => {
    loadStyles().catch((error: unknown) => report(error, { background: true }));
  }, []);
  const found = styleNow(groups, chosen);
  const use = (look: DrawForm['look']) => {
    drawForm.look = look;
    if (look) removeStyleReferences();
  };
  /** A style that is in no list anymore is neither marked nor used. When it comes back it is again, unless another took its place. */
  const forget = (style: Readonly<Style>) => {
    const look = lookOf(style);
    const [wasChosen, wasUsed] = [isCopyOf(chosen, style), isCopyOf(drawForm.look, style)];
    if (wasChosen) setChosen(null);
    if (wasUsed) drawForm.look = null;
    return () => {
      if (wasChosen) setChosen((now) => now ?? look);
      const isFree = !drawForm.look && !drawForm.references.some(({ role }) => role === 'sref');
      if (wasUsed && isFree) drawForm.look = look;
    };
  };
  /** Its change counts at once, as its deletion does: pressing Use style is for choosing. */
  const follow = (before: Readonly<Style>, now: Readonly<Style>) => {
    if (isCopyOf(chosen, before)) setChosen(lookOf(now));
    if (isCopyOf(drawForm.look, before)) drawForm.look = lookOf(now);
  };
  return (
    <SheetDialog title={t`Style`} size="md" onClose={onClose}>
      <div className={looks.body}>
        <StylePicker
          category={category ?? found?.category ?? 'Animation'}
          chosen={found?.image ?? ''}
          failed={t`Couldn't load styles.`}
          onCategory={setCategory}
          onChoose={(style) => setChosen(lookOf(style))}
          onChanged={follow}
          onDeleted={forget}
        />
      </div>
      <StickyFoot>
        <Quiet small>
          <Trans>The next pictures are drawn in this style, until you take it off.</Trans>
        </Quiet>
        <DialogButtons inFoot>
          <Dialog.CloseTrigger asChild unstyled>
            <Button variant="secondary" size="lg" onClick={() => use(null)}>
              <Trans>No style</Trans>
            </Button>
          </Dialog.CloseTrigger>
          <Dialog.CloseTrigger asChild unstyled>
            <Button variant="primary" size="lg" onClick={() => use(chosen)}>
              <Trans>Use style</Trans>
            </Button>
          </Dialog.CloseTrigger>
        </DialogButtons>
      </StickyFoot>
    </SheetDialog>
  );
}
