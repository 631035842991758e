import type { Deps } from '../deps.ts';
import type { Route } from '../frame/route.ts';
import { accountRoutes } from './account.ts';
import { billingRoutes } from './billing.ts';
import { centerRoutes } from './center.ts';
import { clipRoutes } from './clips.ts';
import { drawRoutes } from './draw.ts';
import { exportRoutes } from './exports.ts';
import { messageRoutes } from './messages.ts';
import { pointsRoutes } from './points.ts';
import { projectRoutes } from './projects.ts';
import { pushRoutes } from './push.ts';
import { scriptRoutes } from './script.ts';
import { speechRoutes } from './speech.ts';
import { storyboardRoutes } from './storyboard.ts';
import { studioRoutes } from './studio.ts';
import { styleRoutes } from './styles.ts';
import { taskRoutes } from './tasks.ts';
import { uploadRoutes } from './uploads.ts';

/** Every call that this server answers. */
export const allRoutes = (deps: Deps): Route[] => [
  ...accountRoutes(deps),
  ...pointsRoutes(deps),
  ...billingRoutes(deps),
  ...centerRoutes(deps),
  ...drawRoutes(deps),
  ...uploadRoutes(deps),
  ...projectRoutes(deps),
  ...scriptRoutes(deps),
  ...storyboardRoutes(deps),
  ...styleRoutes(),
  ...clipRoutes(deps),
  ...speechRoutes(deps),
  ...exportRoutes(deps),
  ...messageRoutes(deps),
  ...studioRoutes(deps),
  ...taskRoutes(deps),
  ...pushRoutes(deps),
];
