import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { failInBackground } from '../../../store/background-errors.ts';
import { projectForm } from '../../../store/film/projects/project-form.ts';
import { loadProjects } from '../../../store/film/projects/projects.ts';
import { styles } from '../../../store/styles.ts';
import { StylePicker } from '../../kit/style-picker.tsx';
import { chosenStyle } from './chosen-style.ts';

/** The style of a new project (PROJ-28). */
export function StyleGrid() {
  const { t } = useLingui();
  const { groups } = useSnapshot(styles);
  const form = useSnapshot(projectForm);
  return (
    <StylePicker
      category={form.category}
      chosen={chosenStyle(form, groups)?.image ?? ''}
      failed={t`Couldn't load styles. You can create the film without one.`}
      onCategory={(category) => {
        projectForm.category = category;
      }}
      onChoose={({ id, name, image }) => {
        projectForm.style = { id, name, image };
      }}
      // the form finds it again by its id; the films behind the dialog show its name
      onChanged={() => void loadProjects().catch(failInBackground)}
    />
  );
}
