import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureChromium, ensureInstalled, root } from './prepare.mjs'

// npm test            for every commit: everything except long tests, and only the journeys among the stories
// npm run test:all    everything
// npm test -- faces   whatever has 'faces' in its path: rules, API, engine and stories
const args = process.argv.slice(2)
const isAll = args.includes('--all')
const filters = args.filter((arg) => arg !== '--all')
const isWhole = isAll || filters.length > 0
const reports = mkdtempSync(join(tmpdir(), 'campanile-reports-'))
const totals = { passed: 0, failed: 0 }
/** What failed, repeated at the end because the output above it is long. */
const failures = []
/** What each step took, and each file of tests within it, in milliseconds. */
const steps = []
const files = []

ensureInstalled()
const browsers = ensureChromium()
ensureBuilt()
const env = { ...process.env, ...browsers }

if (filters.length === 0) step('check', 'npm', ['run', '--silent', 'check'])
vitest('rules, pages and API', [
  '--project',
  'unit',
  '--project',
  'api',
  '--project',
  'embedded',
  '--project',
  'api-spied',
  '--project',
  'face-browser',
  ...(isWhole ? ['--project', 'api-long'] : []),
])
if (isWhole && (process.env.TEST_DATABASE_URL || existsSync('/usr/lib/postgresql'))) {
  vitest('API on the installed PostgreSQL', ['--project', 'api', '--project', 'api-long'], {
    TEST_ENGINE: 'installed',
  })
}
stories()

rmSync(reports, { recursive: true })
printDurations('steps', steps)
printDurations('ten slowest files', files.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed === 0 ? 0 : 1)

/** Runs a command; a failure that no report explains counts as one. */
function step(title, command, args, extra = {}) {
  const status = spawnTitled(title, command, args, extra)
  totals[status === 0 ? 'passed' : 'failed'] += 1
  if (status !== 0) failures.push(title)
  return status
}

function vitest(title, args, extra = {}) {
  const report = join(reports, `${title}.json`)
  const reporting = ['--reporter=default', '--reporter=./scripts/test-report.mjs', '--passWithNoTests']
  const command = ['run', ...args, ...reporting, ...filters]
  const status = spawnTitled(title, binary('vitest'), command, { ...extra, TEST_REPORT: report })
  const result = readReport(report) ?? { passed: 0, failures: [], files: [] }
  files.push(...result.files.map(({ file, ms }) => ({ title: `${file} (${title})`, ms })))
  count(title, status, result.passed, result.failures.length, result.failures)
}

function stories() {
  const report = join(reports, 'stories.json')
  const chosen = isWhole ? filters : ['--grep', '@journey']
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests', ...chosen]
  const extra = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const status = spawnTitled(
    isWhole ? 'stories in the browser' : 'journeys in the browser',
    binary('playwright'),
    args,
    extra,
  )
  const { stats, suites = [] } = readReport(report) ?? {}
  files.push(...suites.map((suite) => ({ title: `e2e/${suite.file}`, ms: durationOfStories(suite) })))
  count('stories', status, stats?.expected ?? 0, stats?.unexpected ?? 0, suites.flatMap(failedStories))
}

/** Undefined: the runner died before it wrote one. */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function failedStories({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/${file}: ${title}`)
  return [...failed, ...suites.flatMap(failedStories)]
}

/** Milliseconds of all stories of a file, those it repeated included. */
function durationOfStories({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + durationOfStories(suite), own)
}

function binary(name) {
  return join(root, 'node_modules/.bin', name)
}

function spawnTitled(title, command, args, extra) {
  process.stdout.write(`\n# ${title}\n`)
  const began = performance.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } })
  steps.push({ title, ms: performance.now() - began })
  return status
}

function printDurations(heading, rows) {
  process.stdout.write(`\n# ${heading}\n`)
  for (const { title, ms } of rows)
    process.stdout.write(`${(ms / 1000).toFixed(1).padStart(8)} s  ${title}\n`)
}

function count(title, status, passed, failed, names) {
  totals.passed += passed
  // A runner that died before it could report counts as a failure.
  totals.failed += status !== 0 && failed === 0 ? 1 : failed
  failures.push(...(status !== 0 && names.length === 0 ? [`${title}: exit ${status}`] : names))
}
