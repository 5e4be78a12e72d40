import { expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'
import { runFactories } from '../testing/run-factories.ts'

const server = await startTestServer()
const { make } = server
const pay = await runFactories(server)

it('a run pays people for the working days between their dates, and nobody outside them', async () => {
  const joins = await make.staff({ lastName: 'Joins', startsOn: '2026-10-19' })
  const leaves = await make.staff({ lastName: 'Leaves', endsOn: '2026-10-09' })
  const before = await make.staff({ lastName: 'Before', startsOn: '2026-11-01' })
  const after = await make.staff({ lastName: 'After', endsOn: '2026-09-30' })
  for (const person of [joins, leaves, before, after]) await pay.profile(person, { amount: 220_000 })

  const { id: payRunId } = await pay.computed('2026-10')
  const slips = await pay.admin.listPayslips({ payRunId, pageSize: 100 })
  // October 2026 has 22 working days: 10 from the 19th on, and 7 up to the 9th.
  expect(slips.items.map((it) => [it.person.id, it.net]).toSorted()).toEqual(
    [
      [joins.id, 100_000],
      [leaves.id, 70_000],
    ].toSorted(),
  )
  const { items } = await pay.admin.listDiscrepancies({ payRunId, pageSize: 100 })
  const about = (personId: string) =>
    items.filter((it) => it.person.id === personId && it.kind !== 'no-bank-details').map((it) => it.about)
  expect(about(joins.id)).toEqual(['Joined on 19 October: 10 of 22 working days'])
  expect(about(leaves.id)).toEqual(['Last day 9 October: 7 of 22 working days'])
  expect([...about(before.id), ...about(after.id)]).toEqual([])
})
