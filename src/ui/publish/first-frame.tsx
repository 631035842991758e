import { useRef } from 'react';
import styles from './first-frame.module.css';
import { frameOf } from './frame-of.ts';

/** Just after the beginning: at 0 some browsers show nothing yet. */
const FIRST = 0.001;

/** Reads a video's size and, if wanted, its first frame (PUB-02). It is not visible. */
export function FirstFrame({
  video,
  wanted,
  onShape,
  onFrame,
  onUnreadable,
}: {
  video: string;
  wanted: boolean;
  onShape: (ratio: string) => void;
  onFrame: (frame: Blob) => void;
  /** Called when this browser cannot play it. */
  onUnreadable: () => void;
}) {
  const taken = useRef(false);
  const take = async (element: HTMLVideoElement) => {
    if (!wanted || taken.current || element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    taken.current = true;
    try {
      onFrame(await frameOf(element));
    } catch (error) {
      console.warn(error);
      onUnreadable();
    }
  };
  return (
    <video
      className={styles.unseen}
      src={video}
      muted
      playsInline
      preload="auto"
      aria-hidden
      tabIndex={-1}
      onLoadedMetadata={({ currentTarget }) => {
        const { videoWidth, videoHeight } = currentTarget;
        if (videoWidth && videoHeight) onShape(`${videoWidth}:${videoHeight}`);
        else onUnreadable();
        currentTarget.currentTime = FIRST;
      }}
      onSeeked={({ currentTarget }) => void take(currentTarget)}
      onError={onUnreadable}
    />
  );
}
