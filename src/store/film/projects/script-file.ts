import { proxy, ref } from 'valtio';
import { refusalOf } from '../../../api/uploads.ts';
import { onSignOut } from '../../account/on-sign-out.ts';

interface ScriptFile {
  file: File | null;
  /** Why the last file was not taken. */
  problem: 'type' | 'size' | null;
  /** What the server said of the chosen file; empty for nothing. */
  refusal: string;
}

const NOTHING: ScriptFile = { file: null, problem: null, refusal: '' };

/** The script of a new project (PROJ-25). It is sent with the project itself, and a reload asks for it again. */
export const scriptFile = proxy<ScriptFile>({ ...NOTHING });

/** Takes a chosen or dropped file. One that is refused leaves the previous one where it is (PROJ-26, PROJ-27). */
export function takeScriptFile(file: File): void {
  const problem = refusalOf(file, 'scriptFile');
  if (problem) scriptFile.problem = problem;
  else Object.assign(scriptFile, { ...NOTHING, file: ref(file) });
}

export const dropScriptFile = (): void => void Object.assign(scriptFile, NOTHING);

/** The name of a file without its ending: what a project without a title is called. */
export const nameOfFile = ({ name }: Pick<File, 'name'>): string => name.replace(/\.[^.]{1,5}$/, '').trim();

onSignOut(dropScriptFile);
