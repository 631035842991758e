import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { shotImageModel } from '../../../api/shot-image-models.ts';
import { editShot, textOf } from '../../../store/film/storyboard/edits.ts';
import { expandMotion } from '../../../store/film/storyboard/expand-motion.ts';
import { pictureForms } from '../../../store/film/storyboard/picture-form.ts';
import { expand } from '../../../store/prompt-expansion.ts';
import { reportAs } from '../../errors/report-as.ts';
import ExpansionPanel from '../../kit/expansion-panel.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import styles from './shot-expansion.module.css';

/** Smart expansion of the shot's picture prompt or motion prompt (BOARD-64 to 67). */
export default function ShotExpansion({
  shot,
  field,
  onClose,
}: {
  shot: Shot;
  field: 'static_desc' | 'dynamic_desc';
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [shown, setShown] = useState(true);
  const words = () => textOf(shot, field).trim();
  return (
    <SheetDialog title={t`Smart expansion`} size="sm" toRead shown={shown} onClose={onClose}>
      <div className={styles.body}>
        <ExpansionPanel
          make={(again) =>
            field === 'static_desc'
              ? expand(words(), shotImageModel(pictureForms.model).tool, again)
              : expandMotion(shot.scene_img, words(), again)
          }
          words={{ use: t`Use result`, again: t`Regenerate` }}
          onFailed={(error) => reportAs(t`Analysis failed`, error)}
          onUse={(expanded) => {
            editShot(shot.id, field, expanded);
            setShown(false);
          }}
        />
      </div>
    </SheetDialog>
  );
}
