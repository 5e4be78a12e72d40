import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { markedTerm } from '../testing/marked-term.ts'

const server = await startTestServer()
let admin: TestBrowser
let ids: Awaited<ReturnType<typeof markedTerm>>

beforeAll(async () => {
  admin = await server.as(await server.make.admin())
  ids = await markedTerm(server)
})

describe('listAtRiskStudents', () => {
  it('lists students at risk, highest risk first, with the reasons', async () => {
    const { items, counts, next } = await admin.listAtRiskStudents({})
    expect(items.map(({ firstName }) => firstName)).toEqual(['Ben', 'Eve'])
    expect(items[0]).toMatchObject({ percentage: 50, missedInARow: 4, batch: 'M26', programme: 'BSc Maths' })
    expect(items[0]!.reasons.map(({ kind }) => kind)).toEqual(['out-of-reach', 'missed-in-a-row', 'falling'])
    expect(counts.high + counts.medium + counts.watch).toBe(2)
    expect(next).toBeNull()
    expect((await admin.listAtRiskStudents({ batchId: ids.batch })).items).toHaveLength(1)
    expect((await admin.listAtRiskStudents({ level: 'watch' })).items).toHaveLength(0)
  })

  it('continues after the previous page', async () => {
    const first = await admin.listAtRiskStudents({ pageSize: 1 })
    const second = await admin.listAtRiskStudents({ pageSize: 1, after: first.next! })
    expect([first, second].map(({ items }) => items[0]!.firstName)).toEqual(['Ben', 'Eve'])
    expect(second.next).toBeNull()
  })
})
