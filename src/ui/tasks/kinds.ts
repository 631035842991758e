import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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

interface KindWords {
  label: MessageDescriptor;
  icon: LucideIcon;
}

/** What each task kind is called here; one that has no row yet goes by its own name. */
const KINDS: Record<string, KindWords> = {
  draw: { label: msg`Drawing`, icon: Images },
  'shot-image': { label: msg`Storyboard picture`, icon: Image },
  'shot-video': { label: msg`Storyboard clip`, icon: Film },
  'shot-list': { label: msg`Storyboard batch`, icon: ListChecks },
  project: { label: msg`Script`, icon: FileText },
  export: { label: msg`Film`, icon: Clapperboard },
  video: { label: msg`Video`, icon: Video },
  music: { label: msg`Music`, icon: Music },
  'lip-sync': { label: msg`Lip sync`, icon: MicVocal },
};

export const kindWords = (kind: string): KindWords =>
  KINDS[kind] ?? { label: { id: kind, message: kind }, icon: ListChecks };
