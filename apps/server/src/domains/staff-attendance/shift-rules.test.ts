import { describe, expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make, clock } = server
const admin = await server.as(await make.admin({ firstName: 'Amina', lastName: 'Rahman' }))

async function somebody() {
  const staff = await make.staff()
  return { staff, browser: await server.as(staff) }
}

describe('shift rules', () => {
  const usual = {
    personId: null,
    firstDay: '2026-11-17',
    lastDay: null,
    startsAt: '08:00',
    endsAt: '16:00',
    graceMinutes: 5,
    halfDayAfterMinutes: 60,
    absentAfterMinutes: 240,
    weekdays: [1, 2, 3, 4],
  }

  it('have a default, and a new rule applies from its first day', async () => {
    const { items } = await admin.listShiftRules({})
    expect(items[0]).toMatchObject({ personId: null, startsAt: '09:00', can: { edit: false, remove: false } })
    const rule = await admin.addShiftRule(usual)
    expect(rule).toMatchObject({ can: { edit: true, remove: true } })
    const { browser } = await somebody()
    expect(await browser.readMyStaffDay({})).toMatchObject({ shift: { startsAt: '09:00' } })
    clock.forward({ minutes: 24 * 60 })
    expect(await browser.readMyStaffDay({})).toMatchObject({ shift: { startsAt: '08:00', graceMinutes: 5 } })
    expect(await refusal(admin.removeShiftRule({ ruleId: rule.id }))).toBe('rule-in-use')
    const { id, can: _, personName: __, personId: ___, ...fields } = rule
    expect(await refusal(admin.updateShiftRule({ ruleId: id, ...fields }))).toBe('rule-in-use')
    clock.forward({ minutes: -24 * 60 })
    await admin.removeShiftRule({ ruleId: id })
  })

  it('of a person take precedence over the institution’s until they end', async () => {
    const { staff, browser } = await somebody()
    const rule = await admin.addShiftRule({ ...usual, personId: staff.id, weekdays: [2] })
    expect(rule.personName).toBe(`${staff.firstName} ${staff.lastName}`)
    clock.forward({ minutes: 24 * 60 })
    expect(await browser.readMyStaffDay({})).toMatchObject({ shift: { startsAt: '08:00' } })
    const { id, can: _, personName: __, personId: ___, ...fields } = rule
    const end = (lastDay: string | null) => admin.updateShiftRule({ ruleId: id, ...fields, lastDay })
    expect(await refusal(end(null))).toBe('invalid-input')
    expect(await end('2026-11-17')).toMatchObject({ lastDay: '2026-11-17', startsAt: '08:00', version: 1 })
    expect(await refusal(end('2026-11-18'))).toBe('edit-conflict')
    clock.forward({ minutes: 24 * 60 })
    expect(await browser.readMyStaffDay({})).toMatchObject({ shift: { startsAt: '09:00' } })
    clock.forward({ minutes: -2 * 24 * 60 })
  })

  it('notify the people whose times they change, with both times and who changed them', async () => {
    const [one, other, visitor] = [
      await somebody(),
      await somebody(),
      await server.as(await make.lecturer({ employmentType: 'visiting' })),
    ]
    const newest = async (browser: typeof visitor) => (await browser.listNotifications({})).items.at(0)
    const later = { ...usual, firstDay: '2026-11-23' }
    const own = await admin.addShiftRule({ ...later, personId: one.staff.id, startsAt: '10:00' })
    expect(await newest(other.browser)).toBeUndefined()
    expect(await newest(one.browser)).toMatchObject({
      kind: 'attendance',
      title: 'Your working times change',
      message: expect.stringMatching(
        /^From 23 November 2026: Mon to Thu, 10:00 to 16:00 \(late from 10:05, .*\)\. Until then: Mon to Fri, 09:00 to .*\. Changed by \S+ \S+\.$/,
      ),
    })

    const everyones = await admin.addShiftRule(later)
    expect((await newest(other.browser))?.message).toContain(
      'From 23 November 2026: Mon to Thu, 08:00 to 16:00',
    )
    expect((await newest(one.browser))?.message, 'has times of their own').toContain('10:00')
    expect(await newest(visitor), 'has no fixed hours').toBeUndefined()

    const { id, can: _, personName: __, personId: ___, ...fields } = own
    await admin.updateShiftRule({ ruleId: id, ...fields, lastDay: '2026-11-30' })
    expect((await newest(one.browser))?.message).toMatch(
      /^From 1 December 2026: Mon to Thu, 08:00 .* Until then: Mon to Thu, 10:00/,
    )
    await admin.removeShiftRule({ ruleId: id })
    expect((await newest(one.browser))?.message).toMatch(
      /^From 23 November 2026: Mon to Thu, 08:00 .* Until then: Mon to Thu, 10:00/,
    )
    await admin.removeShiftRule({ ruleId: everyones.id })
    expect((await newest(other.browser))?.message).toMatch(/^From 23 November 2026: Mon to Fri, 09:00/)
  })

  it.each([
    ['from today', { firstDay: '2026-11-16' }, 'firstDay'],
    ['of the institution with an end', { lastDay: '2026-12-01' }, 'lastDay'],
    ['that end before they start', { endsAt: '07:00' }, 'endsAt'],
    ['with thresholds the wrong way round', { halfDayAfterMinutes: 300 }, 'absentAfterMinutes'],
    ['with more grace than a half day', { graceMinutes: 90 }, 'halfDayAfterMinutes'],
    ['without a day', { weekdays: [] }, 'weekdays'],
  ])('cannot be saved %s', async (_, change, field) => {
    await expect(admin.addShiftRule({ ...usual, ...change })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    })
  })

  it('begin only once on a day', async () => {
    const { staff } = await somebody()
    const add = () => admin.addShiftRule({ ...usual, personId: staff.id })
    const outcomes = await Promise.allSettled([add(), add()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(add()).rejects.toMatchObject({ fields: { firstDay: expect.any(String) } })
  })
})
