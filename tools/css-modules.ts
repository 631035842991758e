import { createHash } from 'node:crypto';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * `bar_row_x1y2`: the file, the class, and a suffix that distinguishes files of the same name. It does not change with the rules. In
 * builds it is `row_x1y2`, since each name is downloaded twice, in the sheet and in the code.
 */
export function scopedName(
  local: string,
  file: string,
  short = process.env.NODE_ENV === 'production',
): string {
  const [module = ''] = file.split('?');
  const where = path.relative(ROOT, module).split(path.sep).join('/');
  const hash = createHash('sha256').update(where).digest('hex').slice(0, 4);
  return `${short ? '' : `${path.basename(module, '.module.css')}_`}${local}_${hash}`;
}

/** Generates the class names of components, in the app and in tests. */
export const CSS_MODULES = { generateScopedName: (local: string, file: string) => scopedName(local, file) };
