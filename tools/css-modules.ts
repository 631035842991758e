import { createHash } from 'node:crypto';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * `bar_row_x1y2`: the file, the class, and what tells files of one name apart. It stays the same when the rules change. What people
 * download says `row_x1y2`: each name is there twice, in the sheet and in the code.
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

/** How class names of components are made, in the app and in tests alike. */
export const CSS_MODULES = { generateScopedName: (local: string, file: string) => scopedName(local, file) };
