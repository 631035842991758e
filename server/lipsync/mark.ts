/** Marks a file as AI-generated: as text, and as the fields of a C2PA manifest. */
import { join } from 'node:path';
import { fromFile, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';

/** How a clip was made. */
interface Made {
  /** The model. */
  provider: string;
  /** The kind of source. */
  from: 'picture' | 'clip';
}

const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';

/** The text, for the file's `comment` tag. */
export const markWords = ({ provider, from }: Made): string =>
  `Made by a machine: the mouth in this ${from === 'picture' ? 'talking picture' : 'clip'} was moved by ${provider}.`;

/** The assertions of a C2PA manifest, unsigned, for the file's `description` tag. */
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

/** Writes the mark into a copy of a clip without re-encoding. @returns the copy */
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
