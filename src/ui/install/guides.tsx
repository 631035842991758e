import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Check,
  EllipsisVertical,
  ExternalLink,
  type LucideIcon,
  Menu,
  MonitorDown,
  Share,
  SquarePlus,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { InstallGuide } from '../../store/install-guide.ts';

interface Step {
  icon: LucideIcon;
  words: ReactElement;
}
/** How one installs the app in one kind of browser. */
export interface Guide {
  title: MessageDescriptor;
  steps: readonly Step[];
  /** What else is worth knowing. */
  note?: ReactElement;
  /** The app has to be opened in another browser: its address can be copied. */
  elsewhere?: boolean;
}

const HOME = msg`Add Inkreel to your home screen`;
const COMPUTER = msg`Install Inkreel`;
const MENU: Step = { icon: EllipsisVertical, words: <Trans>Open the browser’s menu.</Trans> };
const FROM_HOME: Step = {
  icon: Check,
  words: <Trans>Confirm, and open Inkreel from your home screen.</Trans>,
};
const CONFIRM: Step = { icon: Check, words: <Trans>Confirm. Inkreel opens in its own window.</Trans> };
const INSTALLED = <Trans>If it is installed already, the same place opens it.</Trans>;

/** In the order of the steps; the names of the menus are those that each browser shows. */
export const GUIDES: Readonly<Record<InstallGuide, Guide>> = {
  ios: {
    title: HOME,
    steps: [
      {
        icon: Share,
        words: (
          <Trans>
            Press <b>Share</b> in the browser’s bar.
          </Trans>
        ),
      },
      {
        icon: SquarePlus,
        words: (
          <Trans>
            Choose <b>Add to Home Screen</b>; it may be below, under More.
          </Trans>
        ),
      },
      {
        icon: Check,
        words: (
          <Trans>
            Press <b>Add</b>, and open Inkreel from your home screen.
          </Trans>
        ),
      },
    ],
  },
  android: {
    title: HOME,
    steps: [
      MENU,
      {
        icon: SquarePlus,
        words: (
          <Trans>
            Choose <b>Install</b> or <b>Add to Home screen</b>.
          </Trans>
        ),
      },
      FROM_HOME,
    ],
  },
  samsung: {
    title: HOME,
    steps: [
      { icon: Menu, words: <Trans>Open the menu at the bottom right.</Trans> },
      {
        icon: SquarePlus,
        words: (
          <Trans>
            Choose <b>Add page to</b>, then <b>Home screen</b>.
          </Trans>
        ),
      },
      FROM_HOME,
    ],
  },
  chromium: {
    title: COMPUTER,
    steps: [
      {
        icon: MonitorDown,
        words: <Trans>Press the install icon at the end of the address bar, if there is one.</Trans>,
      },
      {
        icon: EllipsisVertical,
        words: (
          <Trans>
            If not, open the menu and choose <b>Cast, save, and share</b>, then <b>Install page as app</b>.
          </Trans>
        ),
      },
      CONFIRM,
    ],
    note: INSTALLED,
  },
  edge: {
    title: COMPUTER,
    steps: [
      MENU,
      {
        icon: MonitorDown,
        words: (
          <Trans>
            Choose <b>Apps</b>, which may be under <b>More tools</b>, then <b>Install this site as an app</b>.
          </Trans>
        ),
      },
      CONFIRM,
    ],
    note: INSTALLED,
  },
  'mac-safari': {
    title: msg`Add Inkreel to the Dock`,
    steps: [
      {
        icon: Menu,
        words: (
          <Trans>
            Open <b>File</b> in the menu bar at the top of the screen.
          </Trans>
        ),
      },
      {
        icon: SquarePlus,
        words: (
          <Trans>
            Choose <b>Add to Dock</b>.
          </Trans>
        ),
      },
      {
        icon: Check,
        words: (
          <Trans>
            Press <b>Add</b>, and open Inkreel from the Dock.
          </Trans>
        ),
      },
    ],
  },
  'in-app': {
    title: msg`Open Inkreel in your browser first`,
    steps: [
      { icon: EllipsisVertical, words: <Trans>Open this app’s menu, mostly at the top right.</Trans> },
      {
        icon: ExternalLink,
        words: (
          <Trans>
            Choose <b>Open in browser</b>.
          </Trans>
        ),
      },
      { icon: SquarePlus, words: <Trans>There, Inkreel shows how it is installed.</Trans> },
    ],
    elsewhere: true,
  },
  none: {
    title: msg`This browser can’t install Inkreel`,
    steps: [],
    note: (
      <Trans>
        Chrome, Edge and Safari can: open the same address there. Here, a bookmark is the quickest way back.
      </Trans>
    ),
    elsewhere: true,
  },
  unknown: {
    title: COMPUTER,
    steps: [
      MENU,
      {
        icon: SquarePlus,
        words: (
          <Trans>
            Look for <b>Install</b> or <b>Add to Home screen</b>.
          </Trans>
        ),
      },
    ],
    note: <Trans>If it has neither, Chrome, Edge and Safari do: open the same address there.</Trans>,
    elsewhere: true,
  },
};
