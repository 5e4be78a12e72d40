// Plain JavaScript without packages: this runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// By the URL: import.meta.dirname is missing in releases of Node.js that npm run doctor still has to run on.
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** What later runs of the scripts need not work out again. */
export const scriptCache = join(root, 'node_modules', '.campanile')

/** Runs a command to its end with its output shown; ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** Packages whose installed version is not the one that the lock file names. */
export function wrongPackages() {
  const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  // npm's own note of what it has installed.
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

/** Installs what the lock file names, unless that is what is installed. */
export function ensureInstalled() {
  if (wrongPackages().length > 0) run('npm', ['ci', '--no-audit', '--no-fund'])
}

const buildStamp = join(scriptCache, 'built')

/** Whether pages and server were built from the sources as they are. */
export const isBuilt = () => isBuiltFrom(buildInput())

const products = ['apps/server/dist/main.js', 'apps/web/dist/index.html'].map((file) => join(root, file))

const isBuiltFrom = (input) =>
  [buildStamp, ...products].every((file) => existsSync(file)) && readFileSync(buildStamp, 'utf8') === input

/** Builds pages and server, when a source file has changed since the last time. */
export function ensureBuilt() {
  const input = buildInput()
  if (isBuiltFrom(input)) return
  run('npm', ['run', 'build'])
  mkdirSync(dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, input)
}

/** A fingerprint of everything that the build is made of. */
function buildInput() {
  const rooms = ['apps/server', 'apps/demo', 'apps/web', 'packages/contract', 'packages/face']
  const files = rooms.flatMap((room) => sourcesBelow(join(root, room)))
  const state = files.map((file) => `${file} ${hashOf(readFileSync(file))}`).join('\n')
  return hashOf(state, readFileSync(join(root, 'package-lock.json')))
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

/** A Chromium that is named or installed; undefined where there is none, or only Playwright's own. */
export const findChromium = () => process.env.CHROMIUM ?? systemBrowsers.find((file) => existsSync(file))

/**
 * Where the tests find a Chromium, and the same without windows, in which stories take a third less time. Debian's,
 * installed where root may; Playwright's own elsewhere, which Playwright finds by itself.
 */
export function ensureChromium() {
  const given = findChromium()
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!given && !mayInstall) {
    run('npx', ['playwright', 'install', 'chromium'])
    return {}
  }
  if (!given && !aptInstall('chromium')) process.exit(1)
  // Not every Debian has it, and everything works without.
  if (mayInstall && !process.env.CHROMIUM && !existsSync(systemShell)) aptInstall('chromium-headless-shell')
  const whole = given ?? '/usr/bin/chromium'
  return { CHROMIUM: whole, CHROMIUM_SHELL: existsSync(systemShell) ? systemShell : whole }
}

/** Whether that went well. */
function aptInstall(name) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], options).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', name)
}
