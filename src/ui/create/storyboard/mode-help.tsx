import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { modeOf } from '../../../api/video-modes.ts';
import { PanelButton } from '../../kit/panel-button.tsx';
import styles from './mode-help.module.css';

/** What video models take and make, for those that differ most (BOARD-30). */
export function ModeHelp() {
  const { t } = useLingui();
  return (
    <PanelButton title={t`About the video models`} label={t`About the video models`} panel={() => <Help />}>
      <CircleHelp aria-hidden size={16} strokeWidth={1.75} />
    </PanelButton>
  );
}

const Help = () => (
  <dl className={styles.help}>
    <dt>{modeOf('runway')?.label}</dt>
    <dd>
      <Trans>Begins with the shot's picture. It works without a description, in 16:9 and 9:16.</Trans>
    </dd>
    <dt>{modeOf('luma')?.label}</dt>
    <dd>
      <Trans>Begins with the shot's picture, and ends with a last frame if you add one.</Trans>
    </dd>
    <dt>{modeOf('kling')?.label}</dt>
    <dd>
      <Trans>Versions 1.6 and 2.1, both with a first and a last frame.</Trans>
    </dd>
    <dt>
      <Trans>Vidu with references</Trans>
    </dt>
    <dd>
      <Trans>
        Takes frames, or references in their place: pictures of people, things and places that should appear,
        up to 3 for 2.0 and 4 for Q1. The shot's picture counts as the first.
      </Trans>
    </dd>
  </dl>
);
