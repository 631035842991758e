import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { VIDEO_PROMPT_CHARACTERS } from '../../api/video.ts';
import { CLIP_TOOLS } from '../../api/video-modes.ts';
import { makerOf } from '../../store/account/makers.ts';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { Button } from './button.tsx';
import { CostButton } from './cost-button.tsx';
import { DialogDismiss } from './dialog-dismiss.tsx';
import { DialogButtons } from './dialog-parts.tsx';
import { useFilledText } from './full-note.tsx';
import { PromptFull } from './prompt-full.tsx';
import { Quiet } from './quiet.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import styles from './sound-form.module.css';
import { SubmitStatus } from './submit-status.tsx';
import { useKeptWords } from './use-kept-words.ts';

const IDEAS = [
  msg`Rain on a window, distant thunder`,
  msg`Waves on a beach, gulls`,
  msg`Wind in the trees, birdsong`,
  msg`A busy street, footsteps`,
  msg`A crackling fire`,
] as const;

const costNow = (): number | null => points.payload?.sound_effect_points ?? null;

/** The form of a sound effect for a clip: of the video page, or of a shot (VIDEO-49, BOARD-63). */
export function SoundForm({
  place,
  busy,
  onSend,
  onClose,
}: {
  /** The clip, by a name of its own: the words stay with it until they are sent. */
  place: string;
  busy: boolean;
  /** Submits it at its price, null if that stays unknown. @returns whether it was submitted, so that the dialog can close */
  onSend: (words: string, price: Promise<number | null>) => Promise<boolean>;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { payload } = useSnapshot(points);
  const { online } = useSnapshot(browser);
  const maker = makerOf(payload, 'sound-effect', CLIP_TOOLS.soundEffect);
  const { words, write, forget } = useKeptWords(place);
  const [open, setOpen] = useState(true);
  /** A press is on its way; another one does nothing. */
  const pressed = useRef(false);
  const full = useFilledText(VIDEO_PROMPT_CHARACTERS) === words;
  const status = useId();
  const placeholder = t`Describe what is to be heard`;
  const send = async () => {
    if (words.trim() === '') {
      toast({ type: 'warning', title: placeholder });
      return;
    }
    if (pressed.current || busy || !online) return;
    pressed.current = true;
    const price = knownPrice(costNow);
    try {
      if (!(await onSend(words.trim(), price))) return;
      setOpen(false);
      forget();
    } catch (error) {
      report(error, { cost: await price });
    } finally {
      pressed.current = false;
    }
  };
  return (
    <SheetDialog title={t`Sound effect`} size="sm" drafted shown={open} onClose={onClose}>
      <div className={styles.form}>
        <textarea
          rows={8}
          dir="auto"
          value={words}
          maxLength={VIDEO_PROMPT_CHARACTERS}
          aria-label={placeholder}
          placeholder={placeholder}
          aria-describedby={status}
          onChange={({ target }) => write(target.value)}
        />
        <div className={styles.ideas}>
          {IDEAS.map((idea) => (
            <Button key={idea.id} variant="soft" size="xs" onClick={() => write(i18n._(idea))}>
              {i18n._(idea)}
            </Button>
          ))}
        </div>
        {maker !== 'built-in engine' ? (
          <Quiet small>
            <Trans>Made by {maker}</Trans>
          </Quiet>
        ) : (
          <Quiet small>
            <Trans>
              Made by the built-in engine: it knows everyday sounds such as rain, waves, wind, fire, birds,
              steps and traffic. For anything else it makes a fitting background.
            </Trans>
          </Quiet>
        )}
        <SubmitStatus id={status}>{full && <PromptFull most={VIDEO_PROMPT_CHARACTERS} />}</SubmitStatus>
      </div>
      <DialogButtons>
        <DialogDismiss />
        <CostButton
          busy={busy}
          ready={!busy && online}
          cost={payload ? costNow() : undefined}
          describedBy={status}
          onPress={() => void send()}
        >
          <Trans>Generate</Trans>
        </CostButton>
      </DialogButtons>
    </SheetDialog>
  );
}
