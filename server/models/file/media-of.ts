/** Maps the file's media to the app's. */
import type { Medium } from '../media.ts';
import type { FileMedium, Row } from './schema.ts';

/** Tools that a row of the medium `text` may be restricted to. */
export const TEXT_TOOLS: readonly string[] = ['script', 'expansion'];

/** The app's media that a row of the file makes. */
export function mediaOf({ for: { medium, tool } }: Pick<Row, 'for'>): Medium[] {
  switch (medium) {
    case 'describe':
      return ['description'];
    case 'text':
      if (tool === undefined) return ['text', 'story', 'expansion'];
      // who writes scripts writes their stories
      return tool === 'script' ? ['text', 'story'] : ['expansion'];
    case 'music':
      if (tool === undefined) return ['song', 'music'];
      return tool === 'film' ? ['music'] : ['song'];
    default:
      return DIRECT[medium];
  }
}

const DIRECT: Record<Exclude<FileMedium, 'describe' | 'text' | 'music'>, Medium[]> = {
  picture: ['picture'],
  edit: ['edit'],
  variation: ['variation'],
  upscale: ['upscale'],
  clip: ['clip'],
  'clip-upscale': ['clip-upscale'],
  'sound-effect': ['sound-effect'],
  lyrics: ['lyrics'],
  speech: ['speech'],
  'lip-sync': ['lip-sync'],
  'digital-human': ['digital-human'],
};
