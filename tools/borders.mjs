// Fails if a module imports something it may not: the rules are in tools/borders/rules.mjs.
import { crossings } from './borders/check.mjs';
import { root } from './lib/paths.mjs';

const found = await crossings(root, ['src', 'server', 'generators']);
for (const line of found) console.log(line);
if (found.length > 0) console.log(`\n${found.length} imports cross a border.`);
process.exit(found.length > 0 ? 1 : 0);
