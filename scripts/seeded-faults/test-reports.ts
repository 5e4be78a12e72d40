// What is read of the reports that the runners write as JSON.

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

/** A file that could not be set up has no failed test: then its first line of complaint. */
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
