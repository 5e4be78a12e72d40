import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importersOf } from './import-graph.mjs'
import { root } from './prepare.mjs'

/**
 * Files that assemble the product. A change in a part reaches them, and through them would reach every test.
 * So of the files that import them, only tests of the whole product are affected.
 */
const compositions = [
  /^apps\/server\/src\/(app|start-server|operation-handlers|job-handlers|drawing-worker|comparing-worker|planning-worker|main)\.ts$/,
  /^apps\/server\/src\/cli\//,
  /^apps\/server\/test\/support\//,
  /^apps\/web\/src\/(shell\/|AppRoutes|SignedInRoutes|routes|main)/,
  /^packages\/contract\/src\/operations\.ts$/,
]
/** These serve every domain, so a change in them affects every composition. */
const platforms = [
  /^apps\/server\/src\/(http|db|auth|documents|files|mail|metrics|push|events|jobs|platform)\//,
  /^apps\/web\/src\/(ui|charts|lib|camera|styles)/,
]
/** Everything depends on these files without importing them. */
const foundations = [
  /^(package|package-lock)\.json$/,
  /^(vitest\.config\.ts|tsconfig\.base\.json)$/,
  /^apps\/server\/migrations\//,
  /^scripts\/(prepare|test|test-report)\.mjs$/,
]
const isTest = (file) => /\.test\.tsx?$/.test(file)
const isStory = (file) => file.endsWith('.e2e.ts')
const isLong = (file) => file.endsWith('.long.test.ts')
const isTestTool = (file) => /\/testing\/|^apps\/server\/test\//.test(file)
const matches = (patterns, file) => patterns.some((pattern) => pattern.test(file))

/** The folder whose API tests cover a server file: its domain, or a folder of the platform. */
const serverFolder = (file) =>
  /^apps\/(?:demo|server\/test\/[^/]+|server\/src\/(?:domains\/[^/]+|[^/]+(?=\/)))/.exec(file)?.[0]
/** A domain has the same name in the contract, the server, the pages and the stories. */
const domainOf = (file) =>
  /^(?:apps\/(?:server|web)\/src\/domains|packages\/contract\/src|e2e)\/([^/]+)\//.exec(file)?.[1]

/**
 * Returns the tests that a change to the files in `changed` can break. `sources` maps the path of every
 * source file to its text. Stories are returned as patterns for Playwright's `--grep`.
 */
export function affectedTests(changed, sources) {
  if (changed.some((file) => matches(foundations, file)))
    return { tests: [...sources.keys()].filter((it) => isTest(it) && !isLong(it)), stories: ['@journey'] }
  const importers = importersOf(sources)
  const reached = reachedFrom(changed, importers)
  const changedFolders = foldersOf(changed)
  const reachedFolders = foldersOf(reached.filter((file) => !isTest(file) && !isTestTool(file)))
  const tests = [...sources.keys()].filter(isTest).filter((test) => {
    if (changed.includes(test)) return true
    if (isLong(test)) return changedFolders.has(serverFolder(test))
    return (
      reached.includes(test) ||
      (reachedFolders.has(serverFolder(test)) && !test.endsWith('.rules.test.ts')) ||
      changed.some((file) => !sources.has(file) && isNamedIn(sources.get(test), file))
    )
  })
  return { tests, stories: affectedStories(changed, importers) }
}

const foldersOf = (files) => new Set(files.map(serverFolder).filter(Boolean))

/** Documents and deployment files are not imported: tests refer to their path, or to their folder. */
const isNamedIn = (text, file) =>
  text.includes(file) || (file.includes('/') && text.includes(`'${dirname(file)}', `))

/** The files that a change can reach by imports, except through the files that assemble all parts. */
function reachedFrom(changed, importers) {
  /** For each file: whether it was only reached through a file that assembles a changed part with others. */
  const reached = new Map()
  const visit = (file, isAroundPart) => {
    if (reached.has(file) && (isAroundPart || !reached.get(file))) return
    reached.set(file, isAroundPart)
    for (const importer of importers.get(file) ?? []) {
      const isComposition = matches(compositions, importer)
      const isAboutWhole = isTest(importer) || (isTestTool(importer) && !isComposition)
      if (isAroundPart && !isAboutWhole) continue
      visit(importer, isComposition && !matches(platforms, file) && !matches(compositions, file))
    }
  }
  for (const file of changed) visit(file, false)
  return [...reached.keys()]
}

/** The stories of the changed domains, and the journeys for changes in no domain that has stories. */
function affectedStories(changed, importers) {
  const storyFolders = new Set([...importers.keys()].filter(isStory).map(domainOf))
  const patterns = changed.filter(isSeenInBrowser).flatMap((file) => {
    if (isStory(file)) return importers.has(file) ? [literal(file.slice('e2e/'.length))] : []
    const domain = domainOf(file)
    return [storyFolders.has(domain) ? `(^| )${literal(domain)}/` : '@journey']
  })
  return [...new Set(patterns)]
}

const isSeenInBrowser = (file) =>
  /^(apps\/(server|web)|packages\/[^/]+)\/src\/|^e2e\//.test(file) && !isTest(file) && !isTestTool(file)

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The tests that changes since `base` can break, uncommitted and new files included. */
export function testsOfChanges(base = 'HEAD') {
  const listed = ['ls-files', '--others', '--exclude-standard']
  const [since] = git('merge-base', base, 'HEAD')
  const changed = [...git('diff', '--name-only', '--no-renames', since), ...git(...listed)]
  const sources = git(...listed, '--cached')
    .filter((file) => /^(apps|packages|e2e|bench|scripts)\/.*\.(tsx?|mjs|css|json)$/.test(file))
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])
  const { tests, stories } = affectedTests(changed, new Map(sources))
  const matched = stories.join('|') || 'none'
  const summary = `Changed files: ${changed.length}. Test files they can break: ${tests.length}. Stories: ${matched}.`
  return { tests, stories, summary }
}

/** Runs git and returns its output lines. If it fails, its own message is enough. */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status === 0) return stdout.split('\n').filter(Boolean)
  process.stderr.write(stderr)
  process.exit(1)
}
