/** A mark in the file that a machine made it: in words, and as the fields of a C2PA manifest for programs. */
import { join } from 'node:path';
import { fromFile, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';

/** What is known of how a clip was made. */
interface Made {
  /** The model that made it. */
  provider: string;
  /** What was there before. */
  from: 'picture' | 'clip';
}

const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';

/** The words, in the `comment` of the file. */
export const markWords = ({ provider, from }: Made): string =>
  `Made by a machine: the mouth in this ${from === 'picture' ? 'talking picture' : 'clip'} was moved by ${provider}.`;

/** The assertions of a C2PA manifest, without its signature. In the `description` of the file. */
export const markClaim = ({ provider, from }: Made): string =>
  JSON.stringify({
    claim_generator: 'Inkreel',
    format: 'video/mp4',
    assertions: [
      {
        label: 'c2pa.actions',
        data: {
          actions: [
            {
              action: from === 'picture' ? 'c2pa.created' : 'c2pa.edited',
              softwareAgent: provider,
              digitalSourceType: SOURCE_TYPE,
            },
          ],
        },
      },
    ],
  });

/** Writes the mark into a copy of a clip; picture and sound stay as they are. @returns the copy */
export async function markedClip(
  file: string,
  made: Made,
  { signal, folder }: { signal: AbortSignal; folder: string },
): Promise<string> {
  const marked = join(folder, 'marked.mp4');
  await runFfmpeg(
    [
      ...fromFile(file),
      ...['-map', '0', '-c', 'copy', '-map_metadata', '-1', '-movflags', '+faststart'],
      ...['-metadata', `comment=${markWords(made)}`, '-metadata', `description=${markClaim(made)}`],
      marked,
    ],
    { signal },
  );
  return marked;
}
