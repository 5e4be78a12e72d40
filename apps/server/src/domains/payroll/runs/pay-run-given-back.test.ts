import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'
import { runFactories } from '../testing/run-factories.ts'
import { workOnPayRun } from './pay-run-work.service.ts'

const server = await startTestServer()
const { make, platform } = server
const { admin, profile, bank, computed, settleAll, slipOf } = await runFactories(server)

async function approved(month: string) {
  const run = await computed(month)
  const { version } = await settleAll(run.id)
  return admin.approvePayRun({ payRunId: run.id, version })
}

const givenBack = ({ id: payRunId, version }: { id: string; version: number }) =>
  admin.giveBackPayRun({ payRunId, version, reason: 'Entered by mistake' })

async function withoutProfile({ id: personId }: { id: string }) {
  const { items } = await admin.listPayProfilesOf({ personId })
  for (const { id: payProfileId, version } of items) await admin.removePayProfile({ payProfileId, version })
}

async function computedAgain({ id: payRunId, version }: { id: string; version: number }) {
  await admin.computePayRun({ payRunId, version })
  expect((await admin.readPayRun({ payRunId })).can.remove, 'while it is computed').toBe(false)
  await workOnPayRun(platform, payRunId)
  return settleAll(payRunId)
}

it('a reopened run without people can be deleted, and its month run again', async () => {
  const person = await make.staff({ lastName: 'Noshow' })
  await profile(person)
  await bank(person)
  const back = await givenBack(await approved('2026-03'))
  expect(back.can, 'its payslip was seen').toMatchObject({ remove: false, compute: true })
  await withoutProfile(person)
  const empty = await computedAgain(back)
  expect(empty).toMatchObject({ totals: { people: 0 }, can: { approve: false, remove: true } })
  expect(empty.can.approveObstacle).toBe('There is no one to pay in this run.')
  await admin.removePayRun({ payRunId: empty.id, version: empty.version })
  await profile(person)
  expect((await approved('2026-03')).totals).toMatchObject({ people: 1, net: 300_000 })
})

it('a reopened run keeps the payslip of a person who asked a question, and can be approved', async () => {
  const person = await make.staff({ lastName: 'Asking' })
  await profile(person, { firstDay: '2025-04-01', lastDay: '2025-04-30' })
  await bank(person)
  const run = await approved('2025-04')
  const slip = (await slipOf(run.id, person))!
  const [line] = slip.lines
  const question = { questionId: randomUUID(), question: 'Why am I paid?' }
  await (await server.as(person)).askAboutPayLine({ payslipId: slip.id, payLineId: line!.id, ...question })
  const back = await givenBack(run)
  await withoutProfile(person)
  const kept = await computedAgain(back)
  expect(kept).toMatchObject({ totals: { people: 1, net: 0 }, can: { approve: true, remove: false } })
  const removal = admin.removePayRun({ payRunId: kept.id, version: kept.version })
  expect(await refusal(removal)).toBe('pay-run-moved-on')
})
