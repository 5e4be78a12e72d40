// Plain JavaScript without packages, so that it also runs on a Node.js that is too old for the rest.
import { broken, note, ok, warning } from './report.mjs'

const numbers = (version) => version.split('.').map(Number)

/** `floor` is the oldest release that works, such as 20.19. `recommended` is the major version to install. */
export function checkNode(version, { floor, recommended }) {
  const [major, minor] = numbers(version)
  const [leastMajor, leastMinor] = numbers(floor)
  const advice = `Install Node.js ${recommended} (LTS).`
  if (major < leastMajor || (major === leastMajor && minor < leastMinor))
    return broken(`Node.js ${version} is too old. Campanile needs ${floor} or later.`, advice)
  if (major < recommended)
    return warning(`Node.js ${version} works, but Node.js ${recommended} (LTS) is recommended.`, advice)
  return ok(`Node.js ${version} is recent enough.`)
}

const listed = 3

/**
 * `wrong` lists packages whose installed version differs from the lock file. `found` is absent if a package
 * is not installed.
 */
export function checkPackages(wrong) {
  const describe = ({ name, wanted, found }) =>
    found ? `${name} is ${found} instead of ${wanted}` : `${name} is missing`
  const sentence = (packages) => {
    const names = packages.slice(0, listed).map(describe).join(', ')
    const more = packages.length > listed ? `, and ${packages.length - listed} more` : ''
    return `node_modules differs from package-lock.json: ${names}${more}.`
  }
  const running = wrong.filter(({ dev }) => !dev)
  if (running.length > 0) return broken(sentence(running), 'Run npm ci.')
  if (wrong.length > 0) return note('Only the packages for production are installed. Tests need npm ci.')
  return ok('The installed packages match package-lock.json.')
}

export const checkBuild = (isCurrent) =>
  isCurrent
    ? ok('The build is up to date.')
    : note('The build is missing or older than the sources. npm start and npm run demo rebuild it.')

/** `program` is undefined if the system has none. */
export const checkChromium = (program) =>
  program
    ? ok(`The tests use the browser ${program}.`)
    : note('No Chromium is installed for the tests. npm test installs one, or uses Playwright’s own.')

const MiB = 2 ** 20
/** The memory that Chromium needs to show several pages. Containers get 64 MB by default. */
const leastSharedMemory = 256 * MiB

/** `bytes` is undefined if the system has no /dev/shm. */
export function checkSharedMemory(bytes) {
  if (bytes === undefined) return ok('Shared memory is not limited on this system.')
  const size = `${Math.round(bytes / MiB)} MB`
  if (bytes >= leastSharedMemory) return ok(`/dev/shm has ${size} of shared memory.`)
  return warning(
    `/dev/shm has only ${size} of shared memory. Chromium may crash during tests.`,
    'Give the container more, for example with docker run --shm-size=1g.',
  )
}
