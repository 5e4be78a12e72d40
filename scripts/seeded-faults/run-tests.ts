import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { firstFailedStory, firstFailedTest } from './test-reports.ts'

/** Milliseconds. A fault may keep a run from ending. */
const patience = 900_000

/** Shortens `…/leave/leave-files.service.ts` to `leave/leave-files`, the start of its tests' names. */
const besides = (file: string) => file.split('/').slice(-2).join('/').split('.')[0]!

interface Ended {
  /** Null if it was stopped because it did not end. */
  status: number | null
  lastWords: string
}

/** Runs tests in the temporary tree. Returns the first test that failed, or undefined if none did. */
export function testRunner(workshop: string) {
  const report = join(workshop, '..', 'report.json')
  const built = new Map<string, string>()

  async function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
    const child = spawn(command, args, {
      cwd: workshop,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
      env: { ...process.env, ...env },
    })
    let lastWords = ''
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (text: string) => {
        lastWords = (lastWords + text).slice(-4000)
      })
    }
    const [status] = (await once(child, 'close')) as [number | null]
    return { status, lastWords }
  }

  function outcomeOf({ status, lastWords }: Ended, firstFailed: (report: never) => string | undefined) {
    if (status === 0) return undefined
    if (status === null) return 'a run that did not end'
    const failed = existsSync(report)
      ? firstFailed(JSON.parse(readFileSync(report, 'utf8')) as never)
      : undefined
    if (!failed) throw new Error(`The tests ended with ${status}, and none of them failed:\n${lastWords}`)
    return failed
  }

  async function vitest(projects: readonly string[], filters: readonly string[]) {
    rmSync(report, { force: true })
    const chosen = projects.flatMap((project) => ['--project', project])
    const reporting = ['--reporter=json', `--outputFile=${report}`, '--passWithNoTests', '--bail', '1']
    const binary = join(workshop, 'node_modules/.bin/vitest')
    return outcomeOf(await run(binary, ['run', ...chosen, ...reporting, ...filters]), firstFailedTest)
  }

  /** Builds the files that the fault changes, and rebuilds those that an earlier fault changed. */
  async function build({ file, name }: Fault) {
    for (const room of ['web', 'server']) {
      const wanted = file.startsWith(`apps/${room}/`) ? name : 'sound'
      if (built.get(room) === wanted) continue
      const { status, lastWords } = await run('npm', ['run', 'build', '-w', `@campanile/${room}`])
      if (status !== 0) throw new Error(`${name}: ${room} is not built\n${lastWords}`)
      built.set(room, wanted)
    }
  }

  async function stories(fault: Fault, only: readonly string[]) {
    await build(fault)
    rmSync(report, { force: true })
    const args = [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--pass-with-no-tests',
      '--max-failures',
      '1',
    ]
    const binary = join(workshop, 'node_modules/.bin/playwright')
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    return outcomeOf(await run(binary, [...args, ...only, ...fault.tests], env), firstFailedStory)
  }

  return {
    /**
     * Runs the relevant tests of `npm test`. Those of the file itself come first, because mostly no more are
     * needed.
     */
    async byDefault(fault: Fault) {
      const { file, tests, inBrowser = false } = fault
      const projects = ['unit', 'api', 'api-spied']
      if (!inBrowser) return (await vitest(projects, [besides(file)])) ?? vitest(projects, tests)
      return (await vitest(['unit'], tests)) ?? stories(fault, ['--grep', '@journey'])
    },
    /** Runs what `npm run test:all` adds to that. */
    async byRest(fault: Fault) {
      const { tests, inBrowser = false } = fault
      const failed = inBrowser ? undefined : await vitest(['api-long'], tests)
      return failed ?? stories(fault, [])
    },
  }
}
