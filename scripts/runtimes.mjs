import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root, run } from './prepare.mjs'

// The oldest Node.js that the server supports, and the LTS release that images and documentation recommend.
// Each has a folder below scripts/runtimes whose lock file pins the release and its checksums. npm has the
// program itself in one package per platform, so no install script has to download it.

const folder = join(root, 'scripts/runtimes')
const presentMajor = Number.parseInt(process.versions.node, 10)

/**
 * Tests of what depends on the runtime: native modules, worker threads, streams, sockets, processes and
 * shutdown.
 */
export const runtimeTests = [
  ...['api', 'api-long', 'embedded'].flatMap((project) => ['--project', project]),
  'apps/server/test/built-server.long.test.ts',
  ...[
    'auth/password.test.ts',
    'db/embedded/embedded-database.test.ts',
    'db/migrate.test.ts',
    'documents/drawing.test.ts',
    'documents/paper-password.test.ts',
    'domains/accounts/passkeys/passkey-sign-in.test.ts',
    'domains/accounts/second-factor/second-factor-sign-in.test.ts',
    'domains/accounts/sessions/sessions.test.ts',
    'domains/attendance/check-in/check-in.test.ts',
    'events/live.test.ts',
    'files/local-file-store.test.ts',
    'files/on-s3.test.ts',
    'files/picture.test.ts',
    'files/receive-file.test.ts',
    'files/s3-file-store.test.ts',
    'http/graceful-shutdown.test.ts',
    'http/incoming.test.ts',
    'jobs/left-jobs.test.ts',
    'platform/workers/worker-pool.test.ts',
  ].map((file) => `apps/server/src/${file}`),
]

/** The pinned releases, such as { major: 24, version: '24.21.0' }. */
export const pinnedRuntimes = () =>
  readdirSync(folder).map((name) => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'))
    const [version] = Object.values(optionalDependencies)
    return { name, version, major: Number.parseInt(version, 10) }
  })

/**
 * The pinned releases other than the current one, installed into .cache on first use. Programs that start
 * with `#!/usr/bin/env node` use such a release when run with its `env`.
 */
export const ensureOtherRuntimes = () =>
  pinnedRuntimes()
    .filter(({ major }) => major !== presentMajor)
    .map(({ name, version }) => {
      const program = ensureRuntime(name, version)
      return { version, env: { PATH: [dirname(program), process.env.PATH].join(delimiter) } }
    })

function ensureRuntime(name, version) {
  const cache = join(root, '.cache/runtimes', name)
  const program = join(cache, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (versionOf(program) === version) return program
  process.stdout.write(`Installing Node.js ${version} into ${cache} …\n`)
  cpSync(join(folder, name), cache, { recursive: true })
  run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: cache })
  if (versionOf(program) === version) return program
  process.stderr.write(
    `Node.js ${version} from npm does not run on ${process.platform} ${process.arch}. Run the tests on Linux.\n`,
  )
  process.exit(1)
}

/** Undefined if there is no such program, or it does not run. */
function versionOf(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().slice(1) : undefined
}
