import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { later } from '../kit/later.ts';
import { useTabTitle } from '../kit/tab-title.ts';
import { closePanel, type PanelName, usePanel } from '../router/panel.ts';
import { styled } from '../theme/styled.tsx';

const MessagePanel = later(styled(() => import('../messages/message-panel.tsx')));
const TaskPanel = later(styled(() => import('../tasks/task-panel.tsx')));

/** The tab's title while a panel is open. */
const TITLES: Readonly<Record<PanelName, MessageDescriptor>> = {
  tasks: msg`Tasks`,
  messages: msg`Messages`,
  notices: msg`Notifications`,
};

/** Renders the panels beside any page; each is loaded when first opened. */
export function PanelHost() {
  const panel = usePanel();
  const { _ } = useLingui();
  useTabTitle('panel', panel ? _(TITLES[panel]) : '');
  return (
    <Suspense fallback={null}>
      {panel === 'tasks' && <TaskPanel onClose={closePanel} />}
      {panel === 'messages' && <MessagePanel onClose={closePanel} />}
    </Suspense>
  );
}
