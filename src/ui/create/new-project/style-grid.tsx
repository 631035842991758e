import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { projectForm } from '../../../store/film/projects/project-form.ts';
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
      onChoose={({ name, image }) => {
        projectForm.style = { name, image };
      }}
    />
  );
}
