// Who may import what: docs/architecture.md. `$1` in a `to` is the domain matched in `from`.
const server = '^apps/server/src/'
const demo = '^apps/demo/'
const web = '^apps/web/src/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'A cycle has no reading order.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-orphans',
      'Nobody imports this file.',
      {
        orphan: true,
        pathNot: [
          '\\.(config|test|e2e)\\.tsx?$',
          '\\.d\\.m?ts$',
          '^e2e/',
          '^bench/',
          '(^|/)scripts/',
          'testing/',
          '^apps/server/test/',
          '/public/',
          'src/main\\.tsx?$',
          'workers/run-sources\\.mjs$',
          // The build puts it in the place of coded.ts.
          'codedInPages\\.ts$',
        ],
      },
      {},
    ),
    forbid(
      'contract-alone',
      'The contract knows zod, the messages and itself.',
      { path: '^packages/contract/' },
      {
        pathNot: ['^packages/(contract|messages)/', 'node_modules/zod/', 'node_modules/(vitest|fast-check)/'],
      },
    ),
    forbid(
      'client-knows-the-contract',
      'The client is for programs outside.',
      { path: '^packages/client/' },
      { path: '^(apps|packages/(face|messages)|e2e|bench)/' },
    ),
    forbid(
      'face-alone',
      'The face engine knows no other room.',
      { path: '^packages/face/src' },
      { path: '^(apps|packages/(contract|messages)|e2e|bench)/' },
    ),
    forbid(
      'messages-alone',
      'Every room has messages; they know none.',
      { path: '^packages/messages/' },
      { path: '^(apps|packages/(contract|face)|e2e|bench)/' },
    ),
    forbid('rooms-apart', 'Server and pages meet in the contract.', { path: server }, { path: '^apps/web/' }),
    forbid(
      'rooms-apart-too',
      'Server and pages meet in the contract.',
      { path: web },
      { path: '^apps/server/' },
    ),
    forbid(
      'pages-quote-the-server',
      'Every page loads page-messages.ts; all messages together are four kilobytes more.',
      { path: web, pathNot: '\\.test\\.tsx?$' },
      { path: '^packages/contract/src/error-messages\\.ts$' },
    ),
    forbid(
      'platform-knows-no-domain',
      'http, db, auth and the like serve every domain.',
      {
        path: `${server}(http|db|auth|documents|files|mail|metrics|push|events|jobs|platform)/`,
        pathNot: 'testing|\\.test\\.ts$',
      },
      { path: `${server}domains/|${demo}` },
    ),
    forbid(
      'handlers-list-services',
      'Operations are answered in services.',
      { path: `${server}domains/([^/]+)/handlers\\.ts$` },
      { path: server, pathNot: `${server}domains/$1/.*\\.service\\.ts$` },
    ),
    forbid(
      'other-domains-by-service',
      'Another domain is reached through its services and pure files. Access rules serve every domain.',
      { path: `${server}domains/([^/]+)/.*\\.service\\.ts$` },
      { path: `${server}domains/(?!$1/|access/).*\\.(repo|tables)\\.ts$` },
    ),
    forbid(
      'retention-by-registry',
      'The retention declarations of a domain may use its SQL, because only the registry reads them.',
      { path: server, pathNot: `${server}domains/retention/retention\\.registry\\.ts$` },
      { path: `${server}domains/[^/]+/retention\\.ts$` },
    ),
    forbid(
      'personal-data-by-registry',
      'The registry lists all personal data, so nobody reads the declaration of one domain.',
      { path: server, pathNot: `${server}domains/personal-data/personal-data\\.registry\\.ts$` },
      { path: `${server}domains/[^/]+/personal-data\\.ts$` },
    ),
    forbid(
      'access-knows-no-other-domain',
      'Every domain asks the access rules, so they ask none back.',
      { path: `${server}domains/access/`, pathNot: '\\.test\\.ts$' },
      { path: `${server}domains/(?!access/|people/people\\.sql\\.ts$)` },
    ),
    forbid(
      'repo-is-only-sql',
      'A repository calls no service.',
      { path: `${server}domains/.*\\.repo\\.ts$` },
      { path: '(\\.service|/handlers)\\.ts$' },
    ),
    forbid(
      'rules-are-pure',
      'Rules and policies touch nothing outside.',
      { path: '\\.(rules|policy)\\.ts$' },
      { path: '(\\.(service|repo|tables)\\.ts$|node_modules/(pg|drizzle-orm|fastify)/)' },
    ),
    forbid(
      'web-domains-apart',
      'Domains are composed in routes or shell.',
      { path: `${web}domains/([^/]+)/` },
      { path: `${web}(domains/(?!$1/)|shell/)` },
    ),
    forbid(
      'design-system-knows-no-domain',
      'ui, charts, lib and camera serve every domain.',
      { path: `${web}(ui|charts|lib|camera)/` },
      { path: `${web}(domains|shell)/` },
    ),
    forbid(
      'no-tests-in-product',
      'Tests and their tools stay outside.',
      { path: '^(apps|packages)/', pathNot: '(testing/|^apps/server/test/|\\.test\\.tsx?$)' },
      { path: '(testing/|^apps/server/test/|\\.test\\.tsx?$|^e2e/|^bench/)' },
    ),
    forbid(
      'not-to-unresolvable',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:|\\.wasm\\?url$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.woff2$)' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
