import { Trans, useLingui } from '@lingui/react/macro';
import { Download, ImageUp } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { toast } from '../../../store/toasts.ts';
import { Button } from '../../kit/button.tsx';
import { DialogButtons } from '../../kit/dialog-parts.tsx';
import { saveBlob } from '../../kit/download.ts';
import { safeAddress } from '../../kit/safe-address.ts';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import styles from './frame-dialog.module.css';
import { frameAt, HAVE_FRAME, SLIDER } from './read-frame.ts';
import { shotActions } from './shot-actions.ts';

/** Extracts a frame of a shot's clip (BOARD-90 to 92). */
export default function FrameDialog({
  shot,
  number,
  onClose,
}: {
  shot: Shot;
  number: number;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [place, setPlace] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const clip = video.current;
    if (clip && Number.isFinite(clip.duration)) setSeconds(clip.duration);
  }, []);
  const at = (place / SLIDER.max) * seconds;
  // a cached clip may have fired some of these events before the dialog listens
  const learn = ({ currentTarget: { duration } }: SyntheticEvent<HTMLVideoElement>) =>
    setSeconds(Number.isFinite(duration) ? duration : 0);
  const read = async (use: (frame: File) => void) => {
    const clip = video.current;
    if (!clip || clip.readyState < HAVE_FRAME) {
      toast({ type: 'warning', title: t`The video hasn't loaded yet` });
      return;
    }
    const frame = await frameAt(clip, `shot-${number}-${at.toFixed(2)}s.png`);
    if (frame) use(frame);
    else toast({ type: 'error', title: t`Couldn't read the frame` });
  };
  return (
    <SheetDialog title={t`Frame of shot ${number}`} size="md" shown={open} onClose={onClose}>
      <div className={styles.body}>
        <video
          ref={video}
          src={safeAddress(shot.video_url) ?? ''}
          muted
          playsInline
          preload="auto"
          aria-label={t`Clip of shot ${number}`}
          onLoadedMetadata={learn}
          onLoadedData={learn}
          onDurationChange={learn}
        />
        <div className={styles.line}>
          <input
            type="range"
            {...SLIDER}
            value={place}
            aria-label={t`Position in the clip`}
            aria-valuetext={`${at.toFixed(2)} s`}
            onChange={({ target }) => {
              const value = Number(target.value);
              setPlace(value);
              if (video.current) video.current.currentTime = (value / SLIDER.max) * seconds;
            }}
          />
          <output>
            {at.toFixed(2)} / {seconds.toFixed(2)} s
          </output>
        </div>
      </div>
      <DialogButtons lastAlone>
        <Button
          variant="secondary"
          size="lg"
          onClick={() =>
            void read((frame) => {
              setOpen(false);
              void shotActions.upload(shot.id, frame);
            })
          }
        >
          <ImageUp aria-hidden size={16} strokeWidth={1.75} />
          <Trans>Use as picture</Trans>
        </Button>
        <Button variant="primary" size="lg" onClick={() => void read((frame) => saveBlob(frame, frame.name))}>
          <Download aria-hidden size={16} strokeWidth={1.75} />
          <Trans>Download frame</Trans>
        </Button>
      </DialogButtons>
    </SheetDialog>
  );
}
