import { SETTINGS } from '../../server/config.ts';

/** Settings whose default follows from the machine; their meaning says how. */
const BY_MACHINE = new Set(['PICTURE_WORKERS']);

const shown = (env: string, fallback: string): string => {
  if (BY_MACHINE.has(env)) return 'by the machine';
  return fallback === '' ? '' : `\`${fallback}\``;
};

/** The table of the server's settings, as the README and docs/running.md carry it. */
export const configTable = (): string =>
  [
    '| Variable | Default | Meaning |',
    '|---|---|---|',
    ...Object.values(SETTINGS).map(
      ({ env, fallback, meaning }) => `| \`${env}\` | ${shown(env, fallback)} | ${meaning} |`,
    ),
  ].join('\n');
