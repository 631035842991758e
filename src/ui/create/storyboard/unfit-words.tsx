import { Trans } from '@lingui/react/macro';

/** Says that a model does not make the film's ratio. @param name of its row; null if it does */
export const unfitWords = (name: string | null, ratio: string) =>
  name !== null && (
    <Trans>
      {name} doesn't make {ratio}, this film's ratio. Choose another model.
    </Trans>
  );
