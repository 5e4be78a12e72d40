import { expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make } = server
const admin = await server.as(await make.admin())

it('the name and time zone can be changed while nothing is planned, and everyone sees the new ones', async () => {
  const { version, timeZoneHeldBy } = await admin.readInstitution({})
  expect(timeZoneHeldBy).toEqual([])
  const saved = await admin.updateInstitution({ version, name: 'New name', timeZone: 'Pacific/Auckland' })
  expect(saved).toMatchObject({ version: version + 1, name: 'New name', timeZone: 'Pacific/Auckland' })
  expect((await server.browser().readSession({})).institution).toEqual({
    name: 'New name',
    timeZone: 'Pacific/Auckland',
    weekStartsOn: 'monday',
  })
  expect((await admin.readSettings({})).version).toBe(version + 1)
})

it('the second of two admins who save at once gets a conflict', async () => {
  const { version, timeZone } = await admin.readInstitution({})
  const save = (name: string) => admin.updateInstitution({ version, name, timeZone })
  const outcomes = await Promise.allSettled([save('One'), save('Other')])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await refusal(save('Third'))).toBe('edit-conflict')
})

it('the time zone cannot change once a session exists; the name can', async () => {
  const fresh = await startTestServer()
  const person = await fresh.as(await fresh.make.admin())
  const { id } = await fresh.make.class([])
  await fresh.make.session(id)
  const { version, timeZone, timeZoneHeldBy } = await person.readInstitution({})
  expect(timeZoneHeldBy).toEqual([{ kind: 'sessions', count: 1 }])
  const moved = person.updateInstitution({ version, name: 'Same', timeZone: 'Asia/Tokyo' })
  expect(await refusal(moved)).toBe('time-zone-in-use')
  expect(await person.updateInstitution({ version, name: 'Renamed', timeZone })).toMatchObject({
    name: 'Renamed',
    timeZone,
  })
})

it.each([
  [{ name: '  ' }, 'name'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ timeZone: '+02:00' }, 'timeZone'],
])('refuses %j, naming the field', async (change, field) => {
  const { version, name, timeZone } = await admin.readInstitution({})
  const call = admin.updateInstitution({ version, name, timeZone, ...change })
  await expect(call).rejects.toMatchObject({ code: 'invalid-input', fields: { [field]: expect.any(String) } })
})

it('is for admins only', async () => {
  for (const role of ['lecturer', 'student', 'staff'] as const) {
    const other = await server.as(await make[role]())
    expect(await refusal(other.readInstitution({}))).toBe('forbidden')
    expect(await refusal(other.updateInstitution({ version: 0, name: 'X', timeZone: 'UTC' }))).toBe(
      'forbidden',
    )
  }
})
