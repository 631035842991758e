import { SETTINGS } from '../../server/config.ts';

/** The table of the server's settings in docs/running.md. */
export const configTable = (): string =>
  [
    '| Variable | Default | Meaning |',
    '|---|---|---|',
    ...Object.values(SETTINGS).map(
      ({ env, fallback, meaning }) => `| \`${env}\` | ${fallback && `\`${fallback}\``} | ${meaning} |`,
    ),
  ].join('\n');
