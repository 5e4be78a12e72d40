import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testsOfChanges } from './changed.mjs'
import { ensureBuilt, ensureChromium, ensureInstalled, root } from './prepare.mjs'
import { ensureOtherRuntimes, runtimeTests } from './runtimes.mjs'

// npm test            for every commit: everything except long tests, and only the journeys among the stories
// npm run test:all    everything
// npm test -- faces   everything with 'faces' in its path: rules, API, engine and stories
// npm test -- --changed [main]  what changes since the last commit, or since main, can break
const args = process.argv.slice(2)
const isAll = args.includes('--all')
const selection = args[0] === '--changed' ? testsOfChanges(args[1]) : undefined
const filters = selection?.tests ?? args.filter((arg) => arg !== '--all')
const isWhole = isAll || filters.length > 0
const reports = mkdtempSync(join(tmpdir(), 'campanile-reports-'))
const totals = { passed: 0, failed: 0 }
/** Failures, repeated at the end because the output above is long. */
const failures = []
/** Milliseconds of each step, and of each test file in it. */
const steps = []
const files = []

ensureInstalled()
const browsers = ensureChromium()
const runtimes = isAll && filters.length === 0 ? ensureOtherRuntimes() : []
ensureBuilt()
const env = { ...process.env, ...browsers }
if (selection) process.stdout.write(`${selection.summary}\n`)

const hasSecondEngine =
  isWhole && !selection && Boolean(process.env.TEST_DATABASE_URL || existsSync('/usr/lib/postgresql'))
const long = isWhole ? ['api-long', 'api-spied-long'] : []

// The check takes as long as the compiler, which uses one core.
const checked =
  !selection && filters.length === 0 ? step('check', 'npm', ['run', '--silent', 'check']) : undefined
// Long tests run once, on the second engine if there is one.
await vitest(
  'rules, pages and API',
  projects(['unit', 'api', 'embedded', 'api-spied', 'face-browser', ...(hasSecondEngine ? [] : long)]),
)
await checked
if (hasSecondEngine)
  await vitest('API on the installed PostgreSQL', projects(['api', ...long]), { TEST_ENGINE: 'installed' })
for (const { version, env } of runtimes) await vitest(`core of the API on Node ${version}`, runtimeTests, env)
await stories()

rmSync(reports, { recursive: true })
printDurations('steps', steps)
printDurations('ten slowest files', files.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed === 0 ? 0 : 1)

async function step(title, command, args, extra = {}) {
  const ended = await spawnTitled(title, command, args, extra)
  count(title, ended, { passed: ended.status === 0 ? 1 : 0, failures: [] })
}

async function vitest(title, args, extra = {}) {
  if (selection?.tests.length === 0) return
  const report = join(reports, `${title}.json`)
  const reporting = ['--reporter=default', '--reporter=./scripts/test-report.mjs', '--passWithNoTests']
  const command = ['run', ...args, ...reporting, ...filters]
  const ended = await spawnTitled(title, binary('vitest'), command, { ...extra, TEST_REPORT: report })
  const result = readReport(report) ?? { passed: 0, failures: [], files: [] }
  files.push(...result.files.map(({ file, ms }) => ({ title: `${file} (${title})`, ms })))
  count(title, ended, result)
}

async function stories() {
  if (selection?.stories.length === 0) return
  const report = join(reports, 'stories.json')
  const patterns = selection?.stories ?? (isWhole ? [] : ['@journey'])
  const chosen = patterns.length > 0 ? ['--grep', patterns.join('|')] : filters
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests', ...chosen]
  const extra = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const ended = await spawnTitled(
    patterns.join() === '@journey' ? 'journeys in the browser' : 'stories in the browser',
    binary('playwright'),
    args,
    extra,
  )
  const { stats, suites = [] } = readReport(report) ?? {}
  files.push(...suites.map((suite) => ({ title: `e2e/${suite.file}`, ms: durationOfStories(suite) })))
  count('stories', ended, { passed: stats?.expected ?? 0, failures: suites.flatMap(failedStories) })
}

/** Undefined if the runner crashed before it wrote a report. */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function failedStories({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/${file}: ${title}`)
  return [...failed, ...suites.flatMap(failedStories)]
}

/** Milliseconds of all stories of a file, including repeated ones. */
function durationOfStories({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + durationOfStories(suite), own)
}

function projects(names) {
  return names.flatMap((name) => ['--project', name])
}

function binary(name) {
  return join(root, 'node_modules/.bin', name)
}

/** Runs a command and keeps the end of its output, in case nothing else explains its failure. */
async function spawnTitled(title, command, args, extra) {
  process.stdout.write(`\n# ${title}\n`)
  const began = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env, ...extra },
  })
  let lastWords = ''
  for (const output of ['stdout', 'stderr']) {
    child[output].setEncoding('utf8').on('data', (text) => {
      process[output].write(text)
      lastWords = (lastWords + text).slice(-4000)
    })
  }
  const [status] = await once(child, 'close')
  steps.push({ title, ms: performance.now() - began })
  return { status, lastWords }
}

function printDurations(heading, rows) {
  process.stdout.write(`\n# ${heading}\n`)
  for (const { title, ms } of rows)
    process.stdout.write(`${(ms / 1000).toFixed(1).padStart(8)} s  ${title}\n`)
}

function count(title, { status, lastWords }, { passed, failures: named }) {
  const isUnexplained = status !== 0 && named.length === 0
  totals.passed += passed
  totals.failed += isUnexplained ? 1 : named.length
  failures.push(...(isUnexplained ? [`${title}: exit ${status}; it ended with\n${lastWords}`] : named))
}
