import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { FacePlace } from '../../../api/faces.ts';
import { fitsClip } from '../../../api/lipsync-limits.ts';
import { lipSyncImage, lipSyncVideo } from '../../../api/storyboard.ts';
import { CLIP_TOOLS } from '../../../api/video-modes.ts';
import { lipSyncCost } from '../../../api/voices.ts';
import { makerOf } from '../../../store/account/makers.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import {
  makeSpeak,
  type SpeakSource,
  speakingHeads,
  speakSlot,
} from '../../../store/film/storyboard/lip-sync.ts';
import { materials } from '../../../store/film/storyboard/materials.ts';
import { rememberVoice, speakerHere, voiceOfSpeaker } from '../../../store/film/storyboard/speak-voices.ts';
import { isSpoken, type MadeSound, type SpokenText, unspeakable } from '../../../store/speech/spoken.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { toast } from '../../../store/toasts.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { reportAs } from '../../errors/report-as.ts';
import { CostButton } from '../../kit/cost-button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons } from '../../kit/dialog-parts.tsx';
import { lengthWords } from '../../kit/length-words.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { SpokenFields, type SpokenMissing } from '../../kit/spoken-fields.tsx';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { toastSubmit } from '../../kit/submit-words.ts';
import { Maker } from '../maker.tsx';
import styles from './lip-sync-dialog.module.css';
import { LipSyncFace } from './lip-sync-face.tsx';
import { wordsOfShot } from './lip-sync-words.ts';

const IDS = { text: 'speak-text', voice: 'speak-voice', speech: 'speak-audio' } as const;
const STATUS = 'speak-status';
const OF_CLIP = [lipSyncVideo];
const OF_PICTURE = [lipSyncImage];

/** Makes a picture or a clip of the shot speak a text (BOARD-93 to BOARD-101). */
export default function LipSyncDialog({ source, onClose }: { source: SpeakSource; onClose: () => void }) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const { online } = useSnapshot(browser);
  const { shotId } = useSnapshot(materials);
  const state = useSnapshot(speakingHeads).bySlot[speakSlot(source)] ?? 'idle';
  const [spoken, setSpoken] = useState<SpokenText>(wordsOfShot);
  const [made, setMade] = useState<MadeSound | null>(null);
  const [face, setFace] = useState<FacePlace | null>(null);
  const [placed, setPlaced] = useState(true);
  const [missing, setMissing] = useState<SpokenMissing | null>(null);
  const [open, setOpen] = useState(true);
  const [speaker] = useState(speakerHere);
  /** A press is on its way; another one does nothing. */
  const pressed = useRef(false);
  useEffect(() => {
    // a choice made meanwhile stays
    void voiceOfSpeaker(speaker).then(
      (voice) =>
        voice && setSpoken((before) => (before.voice_type === '' ? { ...before, ...voice } : before)),
    );
  }, [speaker]);
  const clip = 'clip' in source ? source.clip : null;
  const sound = isSpoken(spoken, made) ? made : null;
  // BOARD-97; there is no limit for a picture (BOARD-98)
  const longer = sound !== null && clip !== null && !fitsClip(sound.seconds, clip.seconds ?? 0);
  const busy = isSubmitting(state);
  const costNow = () => sound && points.payload && lipSyncCost(points.payload, spoken.text, sound.seconds);
  const send = async () => {
    const why = unspeakable(spoken) ?? (sound ? null : 'speech');
    setMissing(why);
    if (why) document.getElementById(IDS[why])?.focus();
    if (why || !sound || longer || !placed || busy || !online || pressed.current) return;
    pressed.current = true;
    try {
      const { status } = await makeSpeak(
        source,
        { sound, text: spoken.text.trim(), face },
        knownPrice(costNow),
      );
      toastSubmit(status);
      if (status !== 'accepted') return;
      toast({ type: 'info', title: t`The talking clip appears among the clips of this shot` });
      setOpen(false);
    } catch (error) {
      // BOARD-100
      reportAs(t`Generation failed`, error);
    } finally {
      pressed.current = false;
    }
  };
  const length = lengthWords(clip?.seconds ?? 0, 1);
  const wrong = longer
    ? t`Duration exceeded: the audio is longer than the clip (${length})`
    : placed
      ? ''
      : t`No face was found: move the ovals onto mouth and eyes first`;
  const maker = clip
    ? makerOf(payload, 'digital-human', CLIP_TOOLS.klingLipSync)
    : makerOf(payload, 'lip-sync', CLIP_TOOLS.lipSync);
  const builtIn = maker === 'built-in engine';
  return (
    <SheetDialog title={t`Lip sync`} size="md" toRead shown={open} onClose={onClose}>
      <div className={styles.form}>
        <LipSyncFace source={source} onFace={setFace} onPlaced={setPlaced} />
        <SpokenFields
          spoken={spoken}
          made={made}
          missing={missing}
          ids={IDS}
          onChange={(patch) => {
            setSpoken((before) => ({ ...before, ...patch }));
            const { voice_type, voice_name = '' } = patch;
            if (voice_type) void rememberVoice(speaker, { voice_type, voice_name });
            setMissing(null);
          }}
          onMade={setMade}
          onMissing={setMissing}
        />
        {clip ? (
          <Quiet small>
            {builtIn && <Trans>Made by the built-in engine, which takes smaller clips too. </Trans>}
            <Trans>
              Kling lip-sync: MP4 or MOV, up to 100 MB, 2 to 10 seconds, 720p or 1080p, sides of 720 to 1920
              pixels.
            </Trans>
          </Quiet>
        ) : (
          builtIn && (
            <Quiet small>
              <Trans>
                Made by the built-in engine: mouth, eyes and head of one face move with the sound. Hands and
                body stay still.
              </Trans>
            </Quiet>
          )
        )}
        {!builtIn && <Maker name={maker}>{null}</Maker>}
        <SubmitStatus
          id={STATUS}
          state={state === 'checking' ? state : 'idle'}
          kind="shot-video"
          place={{ scene_id: shotId }}
          calls={clip ? OF_CLIP : OF_PICTURE}
          problem={wrong}
          urgent
        />
      </div>
      <DialogButtons>
        <DialogDismiss />
        <CostButton
          busy={busy}
          ready={!busy && online && !longer && placed}
          cost={payload && sound ? costNow() : undefined}
          describedBy={STATUS}
          onPress={() => void send()}
        >
          <Trans>Generate</Trans>
        </CostButton>
      </DialogButtons>
    </SheetDialog>
  );
}
