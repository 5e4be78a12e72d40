import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './prepare.mjs'

// npm run mutants                 changes every rule and policy in many small ways; rule tests must notice
// npm run mutants -- attendance   only files with that word in their path
// npm run mutants -- --force      repeats measurements of an earlier run

/** The minimum score of each file. The minimum for all together is in stryker.config.mjs. */
const leastOfFile = 75

ensureInstalled()
const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
const options = args.filter((arg) => arg.startsWith('--'))

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/server/src'], {
  cwd: root,
  encoding: 'utf8',
})
const files = stdout
  .split('\n')
  .filter((path) => /\.(rules|policy)\.ts$/.test(path))
  .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
if (files.length === 0) {
  process.stderr.write(`No rules or policy has ${words.join(' or ')} in its path.\n`)
  process.exit(1)
}

const earlier = join(root, '.cache/mutants/incremental.json')
if (existsSync(earlier)) forgetStaticSurvivors(earlier)
const report = join(root, '.cache/mutants/report.json')
rmSync(report, { force: true })
const stryker = join(root, 'node_modules/.bin/stryker')
const ended = spawnSync(stryker, ['run', '--mutate', files.join(','), ...options], {
  cwd: root,
  stdio: 'inherit',
})

// Stryker failed before it wrote a report, and has printed why.
if (!existsSync(report)) process.exit(1)

const measured = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)
  .filter(([path]) => files.includes(path))
  .map(([path, { mutants, source }]) => ({ path, source, ...counted(mutants) }))
for (const file of measured) for (const mutant of file.survivors) print(survivorText(file, mutant))
printTable(measured)
const low = measured.filter((file) => scoreOf([file]) < leastOfFile)
for (const file of low) print(`${file.path}: ${percent([file])} is below ${leastOfFile} %`)
process.exit(ended.status || low.length > 0 ? 1 : 0)

/**
 * Stryker doesn't know which tests cover code that runs while a file is loaded, and would never retry these
 * mutants.
 */
function forgetStaticSurvivors(path) {
  const known = JSON.parse(readFileSync(path, 'utf8'))
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter(({ static: isStatic, status }) => !isStatic || status !== 'Survived')
  writeFileSync(path, JSON.stringify(known))
}

/** Mutants that never ran, because their code does not compile or is excluded, are not counted. */
function counted(mutants) {
  const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  return { killed, survivors }
}

function survivorText({ path, source }, { location: { start, end }, replacement, status }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const before = [lines[0].slice(start.column - 1, lines.length === 1 ? end.column - 1 : undefined)]
  if (lines.length > 1) before.push('…')
  const untested = status === 'NoCoverage' ? ' (no test comes here)' : ''
  const after = replacement.replace(/\s+/g, ' ')
  return `${path}:${start.line}${untested}\n  - ${before.join(' ')}\n  + ${after}\n`
}

function printTable(rows) {
  const domainOf = (path) =>
    path
      .split('/')
      .slice(3, -1)
      .join('/')
      .replace(/^domains\/([^/]+).*/, '$1')
  const domains = [...new Set(rows.map(({ path }) => domainOf(path)))]
  print('| Domain | Mutants | Killed | Survived | Score |\n| --- | ---: | ---: | ---: | ---: |')
  for (const domain of domains)
    printRow(
      domain,
      rows.filter(({ path }) => domainOf(path) === domain),
    )
  printRow('All', rows)
}

function printRow(name, its) {
  const { killed, survived } = sums(its)
  print(`| ${name} | ${killed + survived} | ${killed} | ${survived} | ${percent(its)} |`)
}

function sums(its) {
  const total = (figure) => its.reduce((sum, file) => sum + figure(file), 0)
  return { killed: total((file) => file.killed), survived: total((file) => file.survivors.length) }
}

/** A file without mutants gets the full score. */
function scoreOf(its) {
  const { killed, survived } = sums(its)
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived)
}

function percent(its) {
  return `${scoreOf(its).toFixed(1)} %`
}

function print(text) {
  process.stdout.write(`${text}\n`)
}
