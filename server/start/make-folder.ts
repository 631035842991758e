import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Makes a folder and those above it. Node's own `recursive` never ends where a folder refuses new ones by saying that it does not
 * exist itself, as those of /proc do.
 * @throws what the file system says if it cannot be made, or is a file
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      if ((await stat(folder)).isDirectory()) return;
      throw error;
    }
    const above = dirname(folder);
    if (codeOf(error) !== 'ENOENT' || above === folder) throw error;
    await makeFolder(above);
    await mkdir(folder);
  }
}
