/** Tells an operator that servers on one database sign with different secrets: nothing else shows it before media are refused. */
import { type Database, first } from '../db/database.ts';
import { macOf } from '../secrets.ts';

const NOTE =
  'The secret of this server is not the one this database was last used with: media addresses and sign-in codes given out ' +
  'with that one are refused here. Servers that share a database need the same MEDIA_SECRET and the same S3_URL.';

/**
 * Marks the database with this server's secret, of which it keeps a keyed hash.
 * @returns a note for the operator if a server with another secret was started on it last
 */
export const markSecret = (db: Database, secret: string): Promise<string[]> =>
  db.transaction(async (client) => {
    const mark = macOf(secret, 'the mark of this secret');
    // this waits for a server that starts at the same time
    await client.query('INSERT INTO secret_mark (mark) VALUES ($1) ON CONFLICT DO NOTHING', [mark]);
    const last = await first(client.query<{ mark: string }>('SELECT mark FROM secret_mark FOR UPDATE'));
    if (last?.mark === mark) return [];
    await client.query('UPDATE secret_mark SET mark = $1', [mark]);
    return [NOTE];
  });
