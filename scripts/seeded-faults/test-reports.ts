// The parts that are used of the runners' JSON reports.

interface VitestReport {
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

interface Suite {
  file: string
  specs?: { title: string; ok: boolean }[]
  suites?: Suite[]
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** If a file could not be set up, it has no failed test. Then the first line of its error is returned. */
export function firstFailedTest({ testResults }: VitestReport): string | undefined {
  for (const { name, message, status, assertionResults } of testResults) {
    const failed = assertionResults.find((it) => it.status === 'failed')
    if (failed) return `${fileName(name)}: ${failed.fullName}`
    if (status === 'failed') return `${fileName(name)}: ${message.split('\n')[0]}`
  }
  return undefined
}

export function firstFailedStory({ suites = [] }: { suites?: Suite[] }): string | undefined {
  for (const { file, specs = [], suites: inner = [] } of suites) {
    const failed = specs.find(({ ok }) => !ok)
    if (failed) return `${fileName(file)}: ${failed.title}`
    const further = firstFailedStory({ suites: inner })
    if (further) return further
  }
  return undefined
}
