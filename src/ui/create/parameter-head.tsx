import { Trans } from '@lingui/react/macro';
import { TextButton } from '../kit/text-button.tsx';
import styles from './parameter-head.module.css';

/** The head of a panel of parameters, with a reset button. */
export const ParameterHead = ({ onReset }: { onReset: () => void }) => (
  <div className={styles.head}>
    <h2>
      <Trans>Parameters</Trans>
    </h2>
    <TextButton onClick={onReset}>
      <Trans>Reset</Trans>
    </TextButton>
  </div>
);
