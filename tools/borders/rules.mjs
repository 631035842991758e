/**
 * Allowed imports between folders, enforced by dependency-cruiser. Type imports count, too.
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule
 */

/** Folders of the page that every feature may import. */
const SHARED_UI = '(kit|router|errors|theme)';
/** The code that assembles features, and so imports them. */
const FRAME_UI = '(shell/|pages\\.ts$|app\\.tsx$|main\\.tsx$)';

/**
 * @param {string} name
 * @param {string} comment
 * @param {Rule['from']} from
 * @param {Extract<Rule, { to: unknown }>['to']} to
 * @returns {Rule}
 */
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** @type {Rule[]} */
export const forbidden = [
  rule(
    'no-circle',
    'Modules that reach themselves cannot be read, tested or loaded one by one.',
    {},
    { circular: true },
  ),
  rule(
    'contract-alone',
    'The contract runs in page, worker and Node: it imports nothing of ours.',
    { path: '^src/api/' },
    { path: '^(src|server|generators)/', pathNot: '^src/api/' },
  ),
  rule(
    'worker-knows-contract',
    'The worker imports the contract only.',
    { path: '^src/sw/' },
    { path: '^(src|server|generators)/', pathNot: '^src/(api|sw)/' },
  ),
  rule(
    'store-knows-protocol',
    'A store imports the contract and what pages and worker say to each other; only the bridge talks to the engine.',
    { path: '^src/store/', pathNot: '^src/store/bridge/' },
    {
      path: '^(src/(sw|ui)|server|generators)/',
      pathNot: '^src/sw/(protocol|shared-(?:picture|words))\\.ts$',
    },
  ),
  rule(
    'bridge-knows-engine',
    'The bridge imports stores, the contract and the engine.',
    { path: '^src/store/bridge/' },
    { path: '^(src/ui|server|generators)/' },
  ),
  rule(
    'screen-reads-stores',
    'A screen reads stores; stores talk to the worker.',
    { path: '^src/ui/' },
    { path: '^(src/sw|src/store/bridge|server|generators)/' },
  ),
  rule(
    'feature-alone',
    'A feature of the page does not import another; what they share goes to kit.',
    { path: '^src/ui/([^/.]+)/', pathNot: `^src/ui/(${FRAME_UI}|${SHARED_UI}/)` },
    { path: '^src/ui/', pathNot: [`^src/ui/(${SHARED_UI}/|i18n\\.ts$)`, '^src/ui/$1/'] },
  ),
  rule(
    'kit-knows-no-feature',
    'A shared piece knows nobody who uses it.',
    { path: `^src/ui/${SHARED_UI}/` },
    { path: '^src/ui/', pathNot: `^src/ui/${SHARED_UI}/` },
  ),
  rule(
    'rows-by-kit',
    'Virtual lists are the kit’s, which keeps a scroll from styling all rows anew.',
    { path: '^src/', pathNot: '^src/ui/kit/' },
    { path: '^node_modules/virtua/' },
  ),
  rule(
    'portals-by-kit',
    'What floats over the page is in the kit’s portal: in the library’s, React handles each letter of the page twice.',
    { path: '^src/', pathNot: '^src/ui/kit/portal[.]' },
    { path: '@(chakra-ui|ark-ui)/react/.*portal' },
  ),
  rule(
    'server-shares-contract',
    'The server shares the contract and nothing else of the app.',
    { path: '^server/' },
    { path: '^src/', pathNot: '^src/api/' },
  ),
  rule(
    'generators-alone',
    'The built-in engine knows neither database nor routes: it takes a request and gives what it made.',
    { path: '^generators/' },
    { path: '^(src|server)/' },
  ),
  rule(
    'rules-know-no-http',
    'Rules and jobs know no HTTP: only routes, the http and rpc folders and the start do.',
    {
      path: '^server/',
      pathNot:
        '^server/(http/|rpc/|app\\.ts$|start\\.ts$|start/|.*routes?\\.ts$|film/speech/voice-samples\\.ts$)',
    },
    { path: '^(node_modules/)?(fastify|@fastify/)' },
  ),
];
