import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The built-in writer's name in the points answer's `providers`. */
const BUILT_IN = 'built-in engine';

/** The provider of scripts. */
export const writerOf = (providers: Readonly<Record<string, string>> | undefined): string | undefined =>
  providers?.text;

export const isBuiltIn = (writer: string | undefined): boolean => writer === BUILT_IN;

/** The usual time of a script: seconds with the built-in writer, minutes with a remote model (PROJ-32). */
export const usualTime = (providers: Readonly<Record<string, string>> | undefined): MessageDescriptor =>
  isBuiltIn(writerOf(providers)) ? msg`usually a few seconds` : msg`about 3 to 5 minutes`;
