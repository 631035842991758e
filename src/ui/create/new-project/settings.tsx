import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { CREATION, FILM_RATIOS, PROJECT_LIMITS } from '../../../api/projects.ts';
import { projectForm } from '../../../store/film/projects/project-form.ts';
import { useFullWords } from '../../kit/full-note.tsx';
import { Segments } from '../../kit/segments.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { defaultName } from './default-name.ts';
import styles from './settings.module.css';

/** Title, kind of script and ratio (PROJ-17 to PROJ-19). */
export function Settings() {
  const { t, i18n } = useLingui();
  // sync: a controlled field that renders late moves the caret
  const { title, textType, ratio, method } = useSnapshot(projectForm, { sync: true });
  const placeholders = {
    [CREATION.story]: t`Named after your story`,
    [CREATION.file]: t`Named after the file`,
    [CREATION.blank]: defaultName(i18n.locale),
  };
  return (
    <div className={styles.settings}>
      <TextField
        label={t`Title`}
        value={title}
        maxLength={PROJECT_LIMITS.titleCharacters}
        hint={useFullWords(title, PROJECT_LIMITS.titleCharacters)}
        placeholder={placeholders[method]}
        onValue={(value) => {
          projectForm.title = value;
        }}
      />
      {/* how a file's text is written depends on it as much as a story; nothing is written for an empty storyboard */}
      {method !== CREATION.blank && (
        <Segments
          small
          label={t`Kind of script`}
          value={textType}
          options={[
            { value: 'story', label: t`Story` },
            { value: 'adv', label: t`Advert` },
          ]}
          onChange={(value) => {
            projectForm.textType = value;
          }}
        />
      )}
      <Segments
        small
        label={t`Ratio`}
        value={ratio}
        options={FILM_RATIOS.map((value) => ({ value, label: value }))}
        onChange={(value) => {
          projectForm.ratio = value;
        }}
      />
    </div>
  );
}
