import { useLingui } from '@lingui/react/macro';
import { Palette } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { session } from '../../store/account/session-state.ts';
import { failInBackground } from '../../store/background-errors.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { modelOf } from '../../store/draw/draw-form.ts';
import { Button } from '../kit/button.tsx';
import { later } from '../kit/later.ts';
import { styled } from '../theme/styled.tsx';
import { useSettings } from './use-settings.ts';

const LookDialog = later(styled(() => import('./look-dialog.tsx')));

/** The chip that opens the styles (DRAW-53). The style model has its own choices instead. */
export function LookPick() {
  const { t } = useLingui();
  const { model, look } = useSettings();
  const [open, setOpen] = useState(false);
  const own = look?.id;
  useEffect(() => {
    if (own === undefined || !session.token) return;
    import('../../store/draw/follow-look.ts').then(({ followLook }) => followLook()).catch(failInBackground);
  }, [own]);
  if (modelOf(model).tool === 'id') return null;
  // a record stores the picture of its style, not its name
  const title = t`Style`;
  const name = look ? look.name || t`Chosen` : '';
  const show = () => (session.token ? setOpen(true) : signInFirst(() => setOpen(true)));
  return (
    <>
      <Button variant="soft" aria-haspopup="dialog" onClick={show}>
        <Palette aria-hidden size={16} strokeWidth={1.75} />
        {name ? <span className="unseen">{t`${title}: `}</span> : title}
        {name}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <LookDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
