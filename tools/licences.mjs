// Writes THIRD_PARTY_NOTICES.md from the lock file, or with --check fails when it is stale or a licence is unknown.
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { allows } from './lib/spdx.mjs';

/** Licences that our MIT code may be linked with. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

/** Other licences, with the reason why they are acceptable. */
const EXCEPTIONS = /** @type {const} */ ([
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a shared library that sharp loads, replaceable by the system’s own',
  },
  {
    name: /^@img\/sharp-(win32|wasm32)/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    why: 'the same library, packed with its loader',
  },
  {
    name: /^@img\/sharp-wasm32/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    why: 'the same library, packed with its loader',
  },
  {
    name: /^@dicebear\/avataaars$/,
    licence: 'See LICENSE file',
    why: 'code MIT; the drawings by Pablo Stanley are free for personal and commercial use',
  },
  {
    name: /^@ffmpeg-installer\/(ffmpeg|darwin-x64)$/,
    licence: 'LGPL-2.1',
    why: 'names the program below for each platform; optional',
  },
  {
    name: /^@ffmpeg-installer\/(linux|win32)-/,
    licence: 'GPLv3',
    why: 'the program ffmpeg, which runs in a process of its own and is linked with nothing; optional',
  },
  {
    name: /^@ffmpeg-installer\/darwin-arm64$/,
    licence: 'https://git.ffmpeg.org/gitweb/ffmpeg.git/blob_plain/HEAD:/LICENSE.md',
    why: 'the same program, GPL by the options it is built with; optional',
  },
  {
    name: /^@echogarden\/espeak-ng-emscripten$/,
    licence: 'GPL-3.0',
    why: 'the program eSpeak NG, which only a child process of its own loads; optional',
  },
  {
    name: /^duck$/,
    licence: 'BSD',
    why: 'BSD-2-Clause by its LICENSE file',
  },
  {
    name: /^cli-table$/,
    licence: '',
    why: 'MIT by its readme; a tool of the build that states none in its manifest',
  },
]);

/** @typedef {{ name: string, version: string, licence: string, dev: boolean }} Package */

/** @returns {Package[]} */
function packages() {
  /** @type {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, link?: boolean }> }} */
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version = '', license = '', dev = false }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      dev,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

const all = packages();
const refused = all.filter(
  ({ name, licence }) =>
    !allows(licence, PERMISSIVE) && !EXCEPTIONS.some((one) => one.name.test(name) && one.licence === licence),
);
if (refused.length > 0) {
  console.error('Licences that nobody has looked at:');
  for (const { name, version, licence } of refused)
    console.error(`  ${name} ${version}: ${licence || 'none stated'}`);
  process.exit(1);
}

const lines = all
  .filter(({ dev }) => !dev)
  .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
const text = `# Third-party notices

Inkreel's own code is under the MIT licence. It is built with, and runs on, the packages below; each package carries its own
licence text. Made from the lock file by \`node tools/licences.mjs\`.

| Package | Version | Licence |
|---|---|---|
${[...new Set(lines)].join('\n')}

Beyond the usual permissive licences:

${EXCEPTIONS.map(({ name, licence, why }) => `- \`${name.source}\` (${licence || 'none stated'}): ${why}.`).join('\n')}
`;

const file = inRoot('THIRD_PARTY_NOTICES.md');
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('THIRD_PARTY_NOTICES.md is stale: run node tools/licences.mjs');
  process.exit(1);
}
