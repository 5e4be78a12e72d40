import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureChromium, ensureInstalled, root } from './prepare.mjs'

// npm test            everything
// npm test -- faces   what has 'faces' in its path: rules, API, engine and browser stories alike
const filters = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'campanile-reports-'))
const totals = { passed: 0, failed: 0 }
/** What failed, told again at the end: the output above it is long. */
const failures = []

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
])
if (process.env.TEST_DATABASE_URL || existsSync('/usr/lib/postgresql')) {
  vitest('API on the installed PostgreSQL', ['--project', 'api'], { TEST_ENGINE: 'installed' })
}
stories()

rmSync(reports, { recursive: true })
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed === 0 ? 0 : 1)

/** Runs a command; a failure that no report explains counts as one. */
function step(title, command, args, extra = {}) {
  process.stdout.write(`\n# ${title}\n`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } })
  totals[status === 0 ? 'passed' : 'failed'] += 1
  if (status !== 0) failures.push(title)
  return status
}

function vitest(title, args, extra = {}) {
  const report = join(reports, `${title}.json`)
  const reporting = ['--reporter=default', '--reporter=./scripts/test-report.mjs', '--passWithNoTests']
  const command = ['vitest', 'run', ...args, ...reporting, ...filters]
  const status = spawnTitled(title, command, { ...extra, TEST_REPORT: report })
  const { passed, failures } = readReport(report) ?? { passed: 0, failures: [] }
  count(title, status, passed, failures.length, failures)
}

function stories() {
  const report = join(reports, 'stories.json')
  const args = [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--pass-with-no-tests',
    ...filters,
  ]
  const status = spawnTitled('stories in the browser', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { stats, suites = [] } = readReport(report) ?? {}
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

function spawnTitled(title, [bin, ...args], extra) {
  process.stdout.write(`\n# ${title}\n`)
  const command = join(root, 'node_modules/.bin', bin)
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } }).status
}

function count(title, status, passed, failed, names) {
  totals.passed += passed
  // A runner that died before it could report has failed all the same.
  totals.failed += status !== 0 && failed === 0 ? 1 : failed
  failures.push(...(status !== 0 && names.length === 0 ? [`${title}: exit ${status}`] : names))
}
