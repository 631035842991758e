import { AccountEntry } from './account-entry.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MessagesEntry } from './messages-entry.tsx';
import { OfferSlot } from './offer-slot.tsx';
import { PointsCard } from './points-card.tsx';
import { TasksEntry } from './tasks-entry.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function SidebarFoot() {
  return (
    <>
      <OfferSlot at="sidebar" />
      <TasksEntry at="sidebar" />
      <MessagesEntry />
      <PointsCard />
      <div className="foot">
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountEntry />
      </div>
    </>
  );
}
