import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { FileUse } from '../../api/uploads.ts';
import { browser } from '../../store/browser.ts';
import type { FilmProblem, FilmUpload, Said } from '../../store/works/film-state.ts';
import { uploadProblem } from './upload-words.ts';

const MB = 1024 * 1024;

/** A size in megabytes, e.g. `12.3 MB`. */
export const megabytes = (bytes: number): string =>
  `${i18n.number(bytes / MB, { maximumFractionDigits: bytes < 100 * MB ? 1 : 0 })} MB`;

/** The error message of an upload, from the server or ours (PUB-04, PUB-05, PUB-13, PUB-14, PUB-15). */
export function problemWords(
  { problem, said, name }: { problem: FilmProblem | null; said: Said | null; name: string },
  use: FileUse,
): string {
  if (problem === null) return '';
  // the server's own words stay only in the language that it said them in
  if (said?.language === browser.language) return said.words;
  switch (problem) {
    case 'type':
    case 'size':
      return uploadProblem(use, problem);
    case 'damaged':
      return t`The video is damaged or not complete. Save it again and retry`;
    case 'other-file':
      return t`This is another file. Choose ${name} to go on, or remove it to start over`;
    case 'token':
      return t`Could not get the upload token`;
    case 'upload':
      return t`Upload failed`;
    case 'duration':
      return t`Could not read the video duration`;
  }
}

type Shown = Pick<FilmUpload, 'phase' | 'size' | 'sent' | 'speed' | 'kept'>;

/** The state of the upload, in one line. */
export function progressWords(
  { phase, size, sent, speed, kept }: Shown,
  {
    online,
    arrived,
  }: {
    online: boolean;
    /** What it can be used for once it is uploaded. */
    arrived: string;
  },
): string {
  // no file is empty, so none is of 0 MB
  const [done, all] = [megabytes(sent), megabytes(Math.max(size, MB / 10))];
  switch (phase) {
    case 'none':
      return '';
    case 'missing':
      return t`${done} of ${all} arrived. This browser had no room to keep the file: choose it again to go on`;
    case 'starting':
      return t`Starting…`;
    case 'sending':
      // the request that was cut off is noticed only later
      if (!online) return t`${done} of ${all}. Goes on when you're online`;
      return [
        t`${done} of ${all}`,
        speedWords(speed),
        leftWords(size - sent, speed),
        !kept && t`keep this tab open`,
      ]
        .filter(Boolean)
        .join(' · ');
    case 'paused':
      return t`Paused at ${done} of ${all}`;
    case 'waiting':
      return online ? t`${done} of ${all}. Trying again…` : t`${done} of ${all}. Goes on when you're online`;
    case 'elsewhere':
      return t`Another tab is uploading it`;
    case 'checking':
      return t`Checking the video…`;
    case 'arrived':
      return `${all} · ${arrived}`;
    case 'stopped':
      return t`Stopped at ${done} of ${all}`;
  }
}

function speedWords(speed: number): string {
  const shown = megabytes(speed);
  return speed > 0 ? t`${shown}/s` : '';
}

function leftWords(bytes: number, speed: number): string {
  if (speed <= 0) return '';
  const seconds = Math.ceil(bytes / speed);
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60 ? t`${seconds} s left` : t`${minutes} min left`;
}
