import accounts from './migrations/001-accounts.sql?raw';
import points from './migrations/002-points.sql?raw';
import tasks from './migrations/003-tasks.sql?raw';
import media from './migrations/004-media.sql?raw';
import studio from './migrations/005-studio.sql?raw';
import films from './migrations/006-films.sql?raw';
import messages from './migrations/007-messages.sql?raw';
import taskCentre from './migrations/008-task-centre.sql?raw';
import pushes from './migrations/009-pushes.sql?raw';
import orders from './migrations/011-orders.sql?raw';
import messageCentre from './migrations/012-message-centre.sql?raw';
import members from './migrations/013-members.sql?raw';
import identities from './migrations/014-identities.sql?raw';

/** In the order they are applied. A file that has been released is never edited: a new change is a new file. */
export const MIGRATIONS: readonly { name: string; sql: string }[] = [
  { name: '001-accounts', sql: accounts },
  { name: '002-points', sql: points },
  { name: '003-tasks', sql: tasks },
  { name: '004-media', sql: media },
  { name: '005-studio', sql: studio },
  { name: '006-films', sql: films },
  { name: '007-messages', sql: messages },
  { name: '008-task-centre', sql: taskCentre },
  { name: '009-pushes', sql: pushes },
  { name: '011-orders', sql: orders },
  { name: '012-message-centre', sql: messageCentre },
  { name: '013-members', sql: members },
  { name: '014-identities', sql: identities },
];
