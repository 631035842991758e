import { t } from '@lingui/core/macro';

/** Says that a model does not make the film's ratio. @param name of its row; null if it does */
export const unfitWords = (name: string | null, ratio: string): string | null =>
  name === null ? null : t`${name} doesn't make ${ratio}, this film's ratio. Choose another model.`;
