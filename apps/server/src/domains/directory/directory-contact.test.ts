import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { enterpriseSchema } from './schema-names.ts'
import { directory, newUser } from './testing/directory.ts'

const server = await startTestServer()
let admin: TestBrowser
let scim: Awaited<ReturnType<typeof directory>>

beforeAll(async () => {
  admin = await server.as(await server.make.admin())
  scim = await directory(server, admin)
})

const create = async (more: object) =>
  (await scim.call('/Users', { method: 'POST', body: newUser(more) })).body

describe('a directory', () => {
  it('sets, reads and removes the phone number, and leaves it alone otherwise', async () => {
    const phoneNumbers = [{ value: '+44 7700 900001', type: 'mobile' }]
    const { id, ...made } = await create({ phoneNumbers })
    expect(made.phoneNumbers).toEqual([{ value: '+447700900001', type: 'mobile', primary: true }])
    const local = [{ op: 'replace', path: 'phoneNumbers', value: [{ value: '07700 900002' }] }]
    await scim.patch(`/Users/${id}`, local)
    expect((await admin.readPerson({ personId: id })).phone).toBe('+447700900001')
    const removed = await scim.patch(`/Users/${id}`, [{ op: 'remove', path: 'phoneNumbers' }])
    expect(removed.body.phoneNumbers).toBeUndefined()
    expect((await admin.readPerson({ personId: id })).phone).toBeNull()
  })

  it('reads the department of a lecturer', async () => {
    const { id: departmentId } = await admin.createDepartment({ name: 'Computing' })
    const { id } = await create({ userType: 'lecturer' })
    const { version, firstName, lastName, email, number } = await admin.readPerson({ personId: id })
    const facts = { firstName, lastName, email, number, role: 'lecturer', employmentType: null } as const
    await admin.updatePerson({ personId: id, version, ...facts, departmentId })
    expect((await scim.call(`/Users/${id}`)).body[enterpriseSchema]).toEqual({ department: 'Computing' })
  })
})
