// `npm run trace [GROUP ...]`: which requirement ids the passed tests of the last run name, and which none does.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { playwrightResults, vitestResults } from './lib/results.mjs';

const reports = inRoot('reports');
if (!existsSync(reports)) {
  console.error('No test has been run yet: run "npm test" first.');
  process.exit(1);
}
const results = readdirSync(reports).flatMap((file) =>
  file.startsWith('vitest')
    ? vitestResults(`${reports}/${file}`)
    : file.startsWith('playwright')
      ? playwrightResults(`${reports}/${file}`)
      : [],
);
const named = new Set(
  results
    .filter(({ outcome }) => outcome === 'passed')
    .flatMap(({ title }) =>
      [...title.matchAll(/\[([A-Z0-9 ,-]+)\]/g)].flatMap(([, ids = '']) => ids.split(/[ ,]+/)),
    ),
);

/** @type {Map<string, { id: string, text: string }[]>} */
const groups = new Map();
for (const [, id = '', text = ''] of readFileSync(inRoot('docs/requirements.md'), 'utf8').matchAll(
  /^- \*\*([A-Z0-9]+-\d+)\*\* (.+)$/gm,
)) {
  const group = id.replace(/-\d+$/, '');
  groups.set(group, [...(groups.get(group) ?? []), { id, text }]);
}

const asked = process.argv.slice(2);
for (const [group, rules] of groups) {
  if (asked.length > 0 && !asked.includes(group)) continue;
  const proven = rules.filter(({ id }) => named.has(id));
  console.log(`${group.padEnd(8)} ${String(proven.length).padStart(3)} of ${rules.length}`);
  if (asked.length > 0) for (const { id, text } of rules) if (!named.has(id)) console.log(`  ${id} ${text}`);
}
