/** Deletes expired rows and unreachable files. */
import { dropOldNonces } from '../account/identity/used-nonces.ts';
import { dropOldKnownDevices } from '../account/known-devices.ts';
import { dropOldAttempts } from '../account/sign-in-attempts.ts';
import { dropOldOrders } from '../billing/orders.ts';
import type { Deps } from '../deps.ts';
import { refundLostHolds } from '../ledger/early-holds.ts';
import { sweepLoose } from '../media/loose-files.ts';
import { sweepDeleted } from '../media/sweep-deleted.ts';
import { sweepExpired } from '../media/sweep-expired.ts';
import { sweepSent } from '../media/sweep-sent.ts';
import { tidyRequests } from '../models/remote/tidy-requests.ts';
import { sweepReferences } from '../music/sweep-references.ts';
import { dropOldAcks } from '../push/notices.ts';
import { dropOldWindows } from '../rpc/limits.ts';
import { dropOldTempFolders } from '../temp-folders.ts';
import { dropUnusedUploads } from '../uploads/uploads.ts';
import { dropOldWorkUploads } from '../uploads/work-uploads.ts';
import { dropOldWorkViews } from '../works/views.ts';
import { dropOldViews } from './page-views.ts';
import { dropOldSubmits } from './submits.ts';
import { dropOldWorkFolders } from './work-folder.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'storage' | 'report'>;

const STEPS: readonly ((deps: Needs) => Promise<void>)[] = [
  ({ db }) => refundLostHolds(db),
  ({ db }) => dropOldWindows(db),
  ({ db }) => dropOldSubmits(db),
  ({ db }) => dropOldOrders(db),
  ({ db }) => dropOldAttempts(db),
  ({ db }) => dropOldKnownDevices(db),
  ({ db }) => dropOldNonces(db),
  ({ db }) => dropOldAcks(db),
  ({ db }) => dropOldViews(db),
  ({ db }) => dropOldWorkViews(db),
  ({ db, storage }) => dropUnusedUploads(db, storage),
  ({ db, storage }) => dropOldWorkUploads(db, storage),
  ({ db, storage }) => tidyRequests({ db, storage }),
  ({ db, config }) => dropOldWorkFolders(db, config.dataDir),
  () => dropOldTempFolders(),
  (deps) => sweepDeleted(deps),
  (deps) => sweepExpired(deps),
  (deps) => sweepReferences(deps),
  (deps) => sweepSent(deps),
  (deps) => sweepLoose(deps),
];

/** Runs every step. A failing step is reported and does not stop the others. */
export async function cleanUp(deps: Needs): Promise<void> {
  for (const step of STEPS)
    try {
      await step(deps);
    } catch (error) {
      deps.report('cleanup', error);
    }
}
