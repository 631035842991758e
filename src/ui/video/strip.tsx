import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ClipView } from '../../store/video/clip-view.ts';
import { mediaOf } from '../kit/media-address.ts';
import { shortName } from '../kit/short-name.ts';
import styles from './strip.module.css';

/** Fewer than these are centered (VIDEO-13, decisions A-38). */
const CENTERED_BELOW = 10;

/** Thumbnails of the clips, eleven in view (VIDEO-13); one tab stop, since the player's arrow keys go through them. */
export function Strip({
  clips,
  chosen,
  onChoose,
}: {
  clips: readonly ClipView[];
  chosen: string;
  onChoose: (key: string) => void;
}) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into view
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current=true]');
    now?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
    if (list.current?.contains(document.activeElement)) now?.focus({ preventScroll: true });
  }, [chosen]);
  if (clips.length < 2) return null;
  const stop = clips.some(({ key }) => key === chosen) ? chosen : clips[0]?.key;
  return (
    <ul
      ref={list}
      className={styles.strip}
      data-ui="strip"
      data-centered={clips.length < CENTERED_BELOW || undefined}
      aria-label={t`Clips`}
    >
      {clips.map(({ key, poster, prompt, modeName }) => {
        const words = shortName(prompt) || modeName;
        return (
          <li key={key}>
            <button
              type="button"
              tabIndex={key === stop ? 0 : -1}
              aria-current={key === chosen}
              aria-label={t`Play: ${words}`}
              onClick={() => onChoose(key)}
            >
              <img src={mediaOf(poster, 320) ?? ''} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
