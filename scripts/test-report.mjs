import { writeFileSync } from 'node:fs'

/** Vitest's reporter for scripts/test.mjs: what passed and failed, including errors outside any test. */
export default class TestReport {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    const failures = [
      ...failed.map(failureOf),
      ...modules.flatMap(failuresOfModule),
      ...unhandledErrors.map((error) => `outside every test: ${firstLines(error)}`),
    ]
    const passed = tests.filter((test) => test.result().state === 'passed').length
    const files = modules.map((module) => ({ file: module.relativeModuleId, ms: durationOf(module) }))
    writeFileSync(process.env.TEST_REPORT, JSON.stringify({ passed, failures, files }))
  }
}

function failureOf(test) {
  const reasons = test.result().errors.map(({ message }) => message.slice(0, 1000))
  return [`${test.module.relativeModuleId}: ${test.fullName}`, ...reasons].join('\n  ')
}

/**
 * A file that could not be loaded, or whose set-up or tear-down failed, has no failed test to report this.
 */
function failuresOfModule(module) {
  const groups = [module, ...module.children.allSuites()]
  return groups.flatMap((group) =>
    group.errors().map((error) => `${module.relativeModuleId}: ${firstLines(error)}`),
  )
}

/** Milliseconds for loading and running the file. */
function durationOf(module) {
  const { collectDuration, duration } = module.diagnostic()
  return collectDuration + duration
}

function firstLines(error) {
  return String(error.stack ?? error.message)
    .split('\n')
    .slice(0, 4)
    .join(' ')
}
