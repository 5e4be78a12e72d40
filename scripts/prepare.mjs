// Plain JavaScript without packages, because this runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Not import.meta.dirname, which is missing in Node.js releases that npm run doctor must support.
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Results that later runs of the scripts can reuse. */
export const scriptCache = join(root, 'node_modules', '.campanile')

/** Runs a command and shows its output. Exits this process if it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** Packages whose installed version differs from the lock file. */
export function wrongPackages() {
  const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  // npm's own record of installed packages.
  const note = 'node_modules/.package-lock.json'
  const installed = existsSync(join(root, note)) ? packagesOf(note) : {}
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path, { optional, link }]) => path.startsWith('node_modules/') && !optional && !link)
    .map(([path, { version, dev = false }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      wanted: version,
      found: installed[path]?.version,
      dev,
    }))
    .filter(({ wanted, found }) => found !== wanted)
}

/** Installs the packages of the lock file if anything differs. */
export function ensureInstalled() {
  if (wrongPackages().length > 0) run('npm', ['ci', '--no-audit', '--no-fund'])
}

const buildStamp = join(scriptCache, 'built')

/** Whether pages and server were built from the current sources. */
export const isBuilt = () => isBuiltFrom(buildInput())

const products = ['apps/server/dist/main.js', 'apps/web/dist/index.html'].map((file) => join(root, file))

const isBuiltFrom = (input) =>
  [buildStamp, ...products].every((file) => existsSync(file)) && readFileSync(buildStamp, 'utf8') === input

/** Builds pages and server, and records the sources that they were built from. */
export function build(input = buildInput()) {
  for (const app of ['apps/web', 'apps/server']) run('npm', ['run', 'build', '-w', app])
  mkdirSync(dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, input)
}

/** Builds pages and server if a source file has changed since the last build. */
export function ensureBuilt() {
  const input = buildInput()
  if (!isBuiltFrom(input)) build(input)
}

/** A fingerprint of everything that goes into the build. */
function buildInput() {
  const rooms = [
    'apps/server',
    'apps/demo',
    'apps/web',
    'packages/contract',
    'packages/face',
    'packages/messages',
  ]
  const files = rooms.flatMap((room) => sourcesBelow(join(root, room)))
  const state = files.map((file) => `${file} ${hashOf(readFileSync(file))}`).join('\n')
  const languages = process.env.CAMPANILE_LANGUAGES ?? ''
  return hashOf(state, languages, readFileSync(join(root, 'package-lock.json')))
}

function sourcesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    if (['node_modules', 'dist', 'migrations', 'test'].includes(name) || name.startsWith('.')) return []
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sourcesBelow(path)
    return /\.test\.tsx?$/.test(name) ? [] : [path]
  })
}

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const systemShell = '/usr/bin/chromium-headless-shell'

/** The configured or installed Chromium. Undefined if there is none, or only Playwright's own. */
export const findChromium = () => process.env.CHROMIUM ?? systemBrowsers.find((file) => existsSync(file))

/**
 * Finds or installs Chromium for the tests, and the version without windows, in which stories take a third
 * less time. As root this is Debian's package. Otherwise it is Playwright's own, which Playwright finds by
 * itself.
 */
export function ensureChromium() {
  const given = findChromium()
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!given && !mayInstall) {
    run('npx', ['playwright', 'install', 'chromium'])
    return {}
  }
  if (!given && !aptInstall('chromium')) process.exit(1)
  // Not every Debian release has this package, and everything works without it.
  if (mayInstall && !process.env.CHROMIUM && !existsSync(systemShell)) aptInstall('chromium-headless-shell')
  const whole = given ?? '/usr/bin/chromium'
  return { CHROMIUM: whole, CHROMIUM_SHELL: existsSync(systemShell) ? systemShell : whole }
}

/** Returns whether it succeeded. */
function aptInstall(name) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], options).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', name)
}
