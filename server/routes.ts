import { ownAccountRoutes } from './account/own-routes.ts';
import { profileRoutes } from './account/profile-routes.ts';
import { accountRoutes } from './account/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import type { Deps } from './deps.ts';
import { checkRoutes } from './draw/check-routes.ts';
import { promptRoutes } from './draw/prompt-routes.ts';
import { drawRoutes } from './draw/routes.ts';
import { styleRoutes } from './draw/style-routes.ts';
import { characterRoutes } from './film/characters/routes.ts';
import { filmCheckRoutes } from './film/check-routes.ts';
import { exportRoutes } from './film/export/routes.ts';
import { lineVoiceRoutes } from './film/line-voice/routes.ts';
import { projectRoutes } from './film/projects/routes.ts';
import { scriptRoutes } from './film/script/routes.ts';
import { scriptFileRoutes } from './film/script-files/routes.ts';
import { speechRoutes } from './film/speech/routes.ts';
import { storyboardRoutes } from './film/storyboard/routes.ts';
import { scriptChangeRoutes } from './film/storyboard/script-routes.ts';
import { SERVER_KINDS } from './kinds.ts';
import { pointsRoutes } from './ledger/routes.ts';
import { lipSyncRoutes } from './lipsync/routes.ts';
import { shotLipSyncRoutes } from './lipsync/shot-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { musicRoutes } from './music/routes.ts';
import { pushRoutes } from './push/routes.ts';
import type { Route } from './rpc/route.ts';
import { taskRoutes } from './tasks/routes.ts';
import { studioRoutes } from './tasks/studio-routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { workUploadRoutes } from './uploads/work-upload-routes.ts';
import { userCenterRoutes } from './user-center/routes.ts';
import { videoRoutes } from './video/page-routes.ts';
import { clipRoutes } from './video/routes.ts';
import { worksListRoutes } from './works/list-routes.ts';
import { publishRoutes } from './works/publish-routes.ts';

/** All calls that this server handles. */
export const allRoutes = (deps: Deps): Route[] => [
  ...accountRoutes(deps),
  ...ownAccountRoutes(deps),
  ...profileRoutes(deps),
  ...pointsRoutes(deps),
  ...billingRoutes(deps),
  ...userCenterRoutes(deps),
  ...drawRoutes(deps),
  ...uploadRoutes(deps),
  ...workUploadRoutes(deps),
  ...publishRoutes(deps),
  ...projectRoutes(deps),
  ...scriptRoutes(deps),
  ...scriptFileRoutes(deps),
  ...lineVoiceRoutes(deps),
  ...characterRoutes(deps),
  ...storyboardRoutes(deps),
  ...scriptChangeRoutes(deps),
  ...styleRoutes(deps),
  ...promptRoutes(deps),
  ...checkRoutes(deps),
  ...filmCheckRoutes(deps),
  ...clipRoutes(deps),
  ...videoRoutes(deps),
  ...musicRoutes(deps),
  ...lipSyncRoutes(deps),
  ...shotLipSyncRoutes(deps),
  ...speechRoutes(deps),
  ...exportRoutes(deps),
  ...worksListRoutes(deps),
  ...messageRoutes(deps),
  ...studioRoutes(deps),
  ...taskRoutes(deps, SERVER_KINDS),
  ...pushRoutes(deps),
];
