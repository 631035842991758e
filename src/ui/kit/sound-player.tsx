import { useLingui } from '@lingui/react/macro';
import { mediaOf } from './media-address.ts';
import { safeAddress } from './safe-address.ts';
import styles from './sound-player.module.css';

/** Plays one sound, with the browser's own controls. */
export function SoundPlayer({ label, address }: { label: string; address: string }) {
  const { t } = useLingui();
  const source = safeAddress(mediaOf(address) ?? address);
  if (!source) return <p>{t`This sound has no address`}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: its words are in the field above
    <audio
      key={source}
      className={styles.player}
      src={source}
      controls
      preload="metadata"
      aria-label={label}
    />
  );
}
