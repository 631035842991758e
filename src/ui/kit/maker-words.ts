import { t } from '@lingui/core/macro';

/** Says who made something; undefined if that is unknown. @param maker the name of a row of models, or the built-in engine's */
export const makerWords = (maker: string): string | undefined =>
  maker === ''
    ? undefined
    : maker === 'built-in engine'
      ? t`Made by the built-in engine`
      : t`Made by ${maker}`;
