/** Entry of the process that reads one file, answers and exits. It has none of the server's secrets. */

import { lowerPriority } from '../../../generators/priority.ts';
import { type FileContent, UnreadableFile } from './file-content.ts';
import { readFileHere } from './read-file.ts';

export type FileAnswer =
  | { kind: 'read'; content: FileContent }
  | { kind: 'unreadable'; key: UnreadableFile['key']; fill: UnreadableFile['fill'] };

lowerPriority('short');
process.once('message', (bytes: Uint8Array) => {
  readFileHere(bytes)
    .then(
      (content): FileAnswer => ({ kind: 'read', content }),
      (error: unknown): FileAnswer => {
        if (error instanceof UnreadableFile) return { kind: 'unreadable', key: error.key, fill: error.fill };
        // a stack overflow is caused by the file too
        if (error instanceof RangeError) return { kind: 'unreadable', key: 'scriptFileBomb', fill: {} };
        throw error;
      },
    )
    .then((answer) => process.send?.(answer, () => process.exit()));
});
process.once('disconnect', () => process.exit());
