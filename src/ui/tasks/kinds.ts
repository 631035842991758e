import type { LucideIcon } from 'lucide-react';
import {
  Clapperboard,
  FileText,
  Film,
  Image,
  Images,
  ListChecks,
  MicVocal,
  Music,
  Video,
} from 'lucide-react';
import type { KindIcon } from '../../api/task-kind.ts';

/** The icon of each kind, by the name in its row. */
const ICONS: Record<KindIcon, LucideIcon> = {
  pictures: Images,
  picture: Image,
  video: Video,
  clip: Film,
  list: ListChecks,
  music: Music,
  voice: MicVocal,
  script: FileText,
  film: Clapperboard,
};

/** A kind from another version of the app has no row here. */
export const iconOf = (icon: KindIcon | null): LucideIcon => (icon ? ICONS[icon] : ListChecks);
