import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../../../api/errors.ts';
import { CREATION } from '../../../api/projects.ts';
import { session } from '../../../store/account/session-state.ts';
import { browser } from '../../../store/browser.ts';
import { signInFirst } from '../../../store/dialogs.ts';
import { STEP } from '../../../store/film/film.ts';
import { createFilm, creating } from '../../../store/film/projects/project-create.ts';
import { canCreate, projectDraft, projectForm } from '../../../store/film/projects/project-form.ts';
import { dropScriptFile, scriptFile } from '../../../store/film/projects/script-file.ts';
import { styles } from '../../../store/styles.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { report } from '../../errors/error-policy.ts';
import { goFilm } from '../address.ts';
import { chosenStyle } from './chosen-style.ts';
import { defaultName } from './default-name.ts';
import { SCRIPT_FILE_ID } from './script-file-field.tsx';
import { STORY_ID } from './story.tsx';

/** Runs the checks in the order of the form, then sends one submit. */
export function useCreate(onDone: () => void) {
  const { i18n } = useLingui();
  /** Create was pressed without a story or a file; typing resets it. */
  const [missing, setMissing] = useState(false);

  const create = async () => {
    if (isSubmitting(creating.state) || !browser.online) return;
    if (!canCreate(projectForm)) {
      setMissing(true);
      document.getElementById(projectForm.method === CREATION.file ? SCRIPT_FILE_ID : STORY_ID)?.focus();
      return;
    }
    if (!session.token) {
      signInFirst(() => void create());
      return;
    }
    const style = chosenStyle(projectForm, styles.groups);
    const form = { ...projectForm, style: style && { name: style.name, image: style.image } };
    try {
      const id = await createFilm(form, defaultName(i18n.locale));
      if (id === null) return;
      projectDraft.clear();
      dropScriptFile();
      onDone();
      goFilm(id, form.method === CREATION.blank ? STEP.storyboard : STEP.script);
    } catch (error) {
      // a refused file has its message beside it
      if (
        form.method === CREATION.file &&
        error instanceof ApiError &&
        error.kind === 'refused' &&
        error.code === 400
      )
        scriptFile.refusal = error.message;
      else report(error);
    }
  };
  return { create, missing, heal: () => setMissing(false) };
}
