import { Suspense } from 'react';
import { later } from '../kit/later.ts';
import { closePanel, usePanel } from '../router/panel.ts';
import { styled } from '../theme/styled.tsx';

const MessagePanel = later(styled(() => import('../messages/message-panel.tsx')));
const TaskPanel = later(styled(() => import('../tasks/task-panel.tsx')));

/** Renders the panels beside any page; each is loaded when first opened. */
export function PanelHost() {
  const panel = usePanel();
  return (
    <Suspense fallback={null}>
      {panel === 'tasks' && <TaskPanel onClose={closePanel} />}
      {panel === 'messages' && <MessagePanel onClose={closePanel} />}
    </Suspense>
  );
}
