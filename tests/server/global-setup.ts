import { prepareDatabase } from './prepared-database.ts';

/** Makes the database that all tests copy, before the first of them: they may begin at once, and each has a minute only. */
export default async function prepareTests(): Promise<void> {
  if (!process.env.TEST_POSTGRES) await prepareDatabase();
}
