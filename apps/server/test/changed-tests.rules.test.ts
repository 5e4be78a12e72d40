import { expect, it } from 'vitest'
import { affectedTests } from '../../../scripts/changed.mjs'

/** A miniature repository: two domains, one platform folder, and the files that import them. */
const sources = new Map(
  Object.entries({
    'packages/contract/src/operations.ts': `import './lobby/lobby.ts'; import './payroll/pay-runs.ts'`,
    'packages/contract/src/lobby/lobby.ts': '',
    'packages/contract/src/payroll/pay-runs.ts': '',
    'apps/server/src/app.ts': `import './domains/lobby/handlers.ts'; import './domains/payroll/handlers.ts'; import '#http/mount.ts'`,
    'apps/server/src/http/mount.ts': `import '@campanile/contract/operations.ts'`,
    'apps/server/src/http/mount.test.ts': `import '#testing/server.ts'`,
    'apps/server/test/support/server.ts': `import '../../src/app.ts'`,
    'apps/server/src/domains/lobby/handlers.ts': `export * from './lobby.service.ts'`,
    'apps/server/src/domains/lobby/lobby.service.ts': `import { lobby } from '@campanile/contract/lobby/lobby.ts'; import { money } from '#domains/payroll/money.rules.ts'; handle(lobby.readLobbyBoard)`,
    'apps/server/src/domains/lobby/lobby.test.ts': `import '#testing/server.ts'`,
    'apps/server/src/domains/payroll/handlers.ts': `export * from './pay-runs.service.ts'`,
    'apps/server/src/domains/payroll/pay-runs.service.ts': `import { payRuns } from '@campanile/contract/payroll/pay-runs.ts'; handle(payRuns.createPayRun)`,
    'apps/server/src/domains/payroll/money.rules.ts': '',
    'apps/server/src/domains/payroll/money.rules.test.ts': `import './money.rules.ts'`,
    'apps/server/src/domains/payroll/payroll.test.ts': `import '#testing/server.ts'`,
    'apps/server/src/domains/payroll/payroll.long.test.ts': `import '#testing/server.ts'`,
    'apps/server/test/security/every-operation.test.ts': `import '@campanile/contract/operations.ts'; import '#testing/server.ts'`,
    'apps/server/test/deployment.rules.test.ts': `read('deploy', file); read('README.md')`,
    'apps/web/src/ui/Button.tsx': '',
    'apps/web/src/ui/Button.test.tsx': `import('./Button.tsx')`,
    'apps/web/src/domains/lobby/Lobby.tsx': `import '#ui/Button.tsx'`,
    'apps/web/src/domains/lobby/Lobby.test.tsx': `import './Lobby.tsx'`,
    'e2e/support/test.ts': '',
    'e2e/lobby/lobby.e2e.ts': `import '../support/test.ts'`,
    'e2e/payroll/pay.e2e.ts': `import '../support/test.ts'`,
  }),
)
const server = (...names: string[]) => names.map((name) => `apps/server/src/${name}.test.ts`)
const whole = (...names: string[]) => names.map((name) => `apps/server/test/${name}.test.ts`)
const domain = (...names: string[]) => server(...names.map((name) => `domains/${name}`))
const affected = (...changed: string[]) => {
  const { tests, stories } = affectedTests(changed, sources)
  return { tests: tests.toSorted(), stories }
}

it('selects the API tests and stories of a domain that changed, and no others', () => {
  expect(affected('apps/server/src/domains/lobby/lobby.service.ts')).toEqual({
    tests: domain('lobby/lobby'),
    stories: ['(^| )lobby/'],
  })
})

it('selects the tests of the domains that use the one that changed; stories go by the changed folder', () => {
  expect(affected('apps/server/src/domains/payroll/money.rules.ts')).toEqual({
    tests: domain('lobby/lobby', 'payroll/money.rules', 'payroll/payroll.long', 'payroll/payroll'),
    stories: ['(^| )payroll/'],
  })
})

it('leaves long tests out unless something in their own folder changed', () => {
  const [long = ''] = domain('payroll/payroll.long')
  expect(affected('apps/server/src/http/mount.ts').tests).not.toContain(long)
  expect(affected(long).tests).toEqual([long])
})

it('selects the tests that use a changed contract, and those that check every operation', () => {
  expect(affected('packages/contract/src/payroll/pay-runs.ts')).toEqual({
    tests: [...domain('payroll/payroll'), ...whole('security/every-operation')],
    stories: ['(^| )payroll/'],
  })
})

it('selects every API test for a change to code that serves every request', () => {
  expect(affected('apps/server/src/http/mount.ts')).toEqual({
    tests: [
      ...domain('lobby/lobby', 'payroll/payroll'),
      ...server('http/mount'),
      ...whole('security/every-operation'),
    ],
    stories: ['@journey'],
  })
})

it('follows imports in the pages, and selects the journeys for parts that all screens share', () => {
  expect(affected('apps/web/src/ui/Button.tsx')).toEqual({
    tests: ['apps/web/src/domains/lobby/Lobby.test.tsx', 'apps/web/src/ui/Button.test.tsx'],
    stories: ['@journey'],
  })
})

it('selects only the changed test or story', () => {
  expect(affected(...domain('lobby/lobby'), 'e2e/payroll/pay.e2e.ts')).toEqual({
    tests: domain('lobby/lobby'),
    stories: ['payroll/pay\\.e2e\\.ts'],
  })
})

it('selects the tests that read a document', () => {
  for (const file of ['README.md', 'deploy/compose.yaml'])
    expect(affected(file)).toEqual({ tests: whole('deployment.rules'), stories: [] })
  expect(affected('docs/faults.md')).toEqual({ tests: [], stories: [] })
})

it('selects everything but the long tests when everything depends on the change', () => {
  const { tests, stories } = affected('apps/server/migrations/0001_new.sql')
  expect(tests).toHaveLength([...sources.keys()].filter((it) => /(?<!long)\.test\.tsx?$/.test(it)).length)
  expect(stories).toEqual(['@journey'])
})

it('selects the stories of the domain that a deleted file was in', () => {
  expect(affected('apps/web/src/domains/lobby/Gone.tsx', 'e2e/lobby/gone.e2e.ts')).toEqual({
    tests: [],
    stories: ['(^| )lobby/'],
  })
})
