import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { toast } from '../../store/toasts.ts';
import { Button } from '../kit/button.tsx';
import { clockOf } from '../kit/elapsed.ts';
import styles from './cover-picker.module.css';
import { frameOf } from './frame-of.ts';

/** The film, and a slider through it: the frame that is shown can become the cover. */
export function FramePicker({ video, onFrame }: { video: string; onFrame: (file: File) => void }) {
  const { t } = useLingui();
  const element = useRef<HTMLVideoElement>(null);
  const [duration, setDuration] = useState(0);
  const [time, setTime] = useState(0);
  const use = async () => {
    try {
      if (element.current) onFrame(await frameOf(element.current));
    } catch (error) {
      console.warn(error);
      toast({ type: 'error', title: t`Couldn't take this frame. Please pick another one.` });
    }
  };
  return (
    <div className={styles.frames}>
      <video
        ref={element}
        src={video}
        muted
        playsInline
        preload="auto"
        onLoadedMetadata={({ currentTarget }) => setDuration(currentTarget.duration)}
      />
      <div>
        <input
          type="range"
          min={0}
          max={duration || 1}
          step={0.1}
          value={time}
          aria-label={t`Frame`}
          aria-valuetext={clockOf(time)}
          onChange={({ target }) => {
            setTime(Number(target.value));
            if (element.current) element.current.currentTime = Number(target.value);
          }}
        />
        <Button size="md" disabled={duration === 0} onClick={() => void use()}>
          <Trans>Use this frame</Trans>
        </Button>
      </div>
    </div>
  );
}
