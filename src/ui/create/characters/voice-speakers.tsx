import { useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { roleVoices } from '../../../store/film/characters/role-voices.ts';
import { mediaOf } from '../../kit/media-address.ts';
import styles from './voice-speakers.module.css';

/** A chip for each speaker: picture, name and voice (CHAR-19, CHAR-23). */
export function VoiceSpeakers({ chosen, onChoose }: { chosen: string; onChoose: (name: string) => void }) {
  const { t } = useLingui();
  const { speakers, binds } = useSnapshot(roleVoices);
  const group = useId();
  return (
    <fieldset className={styles.speakers}>
      <legend className="unseen">{t`Characters`}</legend>
      {speakers.map(({ name, img }) => {
        const picture = mediaOf(img, 320);
        const voice = binds.find(({ role_name }) => role_name === name)?.voice_name;
        return (
          <label key={name}>
            <input
              type="radio"
              className="unseen"
              name={group}
              checked={name === chosen}
              onChange={() => onChoose(name)}
            />
            {img && picture ? (
              <img src={picture} alt="" />
            ) : (
              <UserRound aria-hidden size={16} strokeWidth={1.75} />
            )}
            <span>
              <bdi>{name}</bdi>
              {voice && <small>{voice}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
