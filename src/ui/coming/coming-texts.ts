import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteName } from '../router/routes.ts';

interface Coming {
  lead: MessageDescriptor;
  points: readonly MessageDescriptor[];
}

/** What the pages that are not built yet will do. */
export const COMING: Partial<Record<RouteName, Coming>> = {
  lipsync: {
    lead: msg`A portrait or a video speaks your text.`,
    points: [
      msg`Many voices, with speed, volume, pitch and emotion`,
      msg`Your own recording instead of a generated voice`,
      msg`A digital human from a short video of you`,
    ],
  },
};
