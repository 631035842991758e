const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Migrations in the order of their names, in which they are applied. Never edit a released file; a new change is a new file. */
export const MIGRATIONS: readonly { name: string; sql: string }[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
