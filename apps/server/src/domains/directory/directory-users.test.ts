import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { enterpriseSchema, userSchema } from './schema-names.ts'
import { directory, newUser } from './testing/directory.ts'

const server = await startTestServer()
const { make } = server
let admin: TestBrowser
let scim: Awaited<ReturnType<typeof directory>>

beforeAll(async () => {
  admin = await server.as(await make.admin())
  scim = await directory(server, admin)
})

const create = async (more: object = {}) => {
  const { status, body } = await scim.call('/Users', { method: 'POST', body: newUser(more) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

describe('a directory', () => {
  it('creates a person, who is invited, and is named in the audit log', async () => {
    const extension = { [enterpriseSchema]: { employeeNumber: 'S-100' } }
    const user = newUser({ externalId: 'ext-1', password: 'secret word', ...extension })
    const made = await scim.call('/Users', { method: 'POST', body: user })
    expect(made.status).toBe(201)
    expect(made.headers).toMatchObject({ location: made.body.meta.location, etag: made.body.meta.version })
    expect(made.headers['content-type']).toContain('application/scim+json')
    expect(made.body).toMatchObject({
      userName: user.userName,
      externalId: 'ext-1',
      active: true,
      ...extension,
    })
    // A password is ignored wherever it could end up.
    expect(JSON.stringify(made.body)).not.toContain('secret word')
    const person = await admin.readPerson({ personId: made.body.id })
    expect(person).toMatchObject({ status: 'invited', role: 'student', number: 'S-100' })
    const { items } = await admin.listAuditEvents({ actorId: scim.accountId })
    expect(items.map(({ action }) => action)).toContain('createPerson')
    expect(JSON.stringify(items)).not.toContain('secret word')
  })

  it('changes names, numbers and its own id, and nothing that it does not send', async () => {
    const { id } = await create({ externalId: 'ext-2' })
    const changed = await scim.patch(`/Users/${id}`, [
      { op: 'replace', path: 'name.familyName', value: 'Byron' },
      { op: 'add', path: `${enterpriseSchema}:employeeNumber`, value: 'S-2' },
    ])
    expect(changed).toMatchObject({ status: 200, body: { externalId: 'ext-2', name: { givenName: 'Ada' } } })
    expect(await admin.readPerson({ personId: id })).toMatchObject({ lastName: 'Byron', number: 'S-2' })
    const put = {
      schemas: [userSchema],
      userName: changed.body.userName,
      name: { givenName: 'Augusta', familyName: 'King' },
    }
    const replaced = await scim.call(`/Users/${id}`, { method: 'PUT', body: put })
    expect(replaced).toMatchObject({
      status: 200,
      body: { externalId: 'ext-2', userType: 'student', active: true },
    })
    expect(replaced.body[enterpriseSchema].employeeNumber).toBe('S-2')
    const emptied = await scim.patch(`/Users/${id}`, [
      { op: 'remove', path: `${enterpriseSchema}:employeeNumber` },
    ])
    expect(emptied.body[enterpriseSchema]).toBeUndefined()
  })

  it('disables and enables an account as admins do', async () => {
    const person = await make.lecturer()
    const theirs = await server.as(person)
    const disabled = await scim.patch(`/Users/${person.id}`, [{ op: 'replace', value: { active: false } }])
    expect(disabled).toMatchObject({ status: 200, body: { active: false } })
    expect((await theirs.readSession({})).user).toBeNull()
    const { items } = await admin.listAuditEvents({ actorId: scim.accountId })
    expect(items[0]).toMatchObject({ action: 'disablePerson', entityId: person.id })
    const enabled = await scim.patch(`/Users/${person.id}`, [
      { op: 'replace', path: 'active', value: 'True' },
    ])
    expect(enabled.body.active).toBe(true)
    expect(await admin.readPerson({ personId: person.id })).toMatchObject({ status: 'active' })
  })

  it('deletes a person by disabling the account, and gets it back by creating it again', async () => {
    const user = newUser()
    const { id } = (await scim.call('/Users', { method: 'POST', body: user })).body
    expect((await scim.call(`/Users/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await admin.readPerson({ personId: id })).toMatchObject({ status: 'disabled' })
    expect((await scim.call(`/Users/${id}`)).status).toBe(404)
    expect((await scim.call(`/Users/${id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await scim.find('Users', `userName eq "${user.userName}"`)).body.totalResults).toBe(0)
    const other = await directory(server, admin)
    expect((await other.call(`/Users/${id}`)).body.active).toBe(false)
    const again = await scim.call('/Users', { method: 'POST', body: user })
    expect(again).toMatchObject({ status: 201, body: { id, active: true } })
  })

  it('keeps its own ids, which other directories do not see', async () => {
    const { id } = await create({ externalId: 'shared' })
    const other = await directory(server, admin)
    expect((await other.call(`/Users/${id}`)).body.externalId).toBeUndefined()
    expect((await other.find('Users', 'externalId eq "shared"')).body.totalResults).toBe(0)
    expect((await scim.find('Users', 'externalId eq "shared"')).body.Resources).toMatchObject([{ id }])
  })

  it('cannot do what a person has to confirm', async () => {
    const boss = await make.admin()
    const refused = { status: 403, body: { status: '403' } }
    expect(await scim.call(`/Users/${boss.id}`, { method: 'DELETE' })).toMatchObject(refused)
    const active = [{ op: 'replace', path: 'active', value: false }]
    expect(await scim.patch(`/Users/${boss.id}`, active)).toMatchObject(refused)
    const { id } = await create()
    const promote = [{ op: 'replace', path: 'userType', value: 'admin' }]
    expect(await scim.patch(`/Users/${id}`, promote)).toMatchObject(refused)
    const move = [
      { op: 'replace', path: 'name.givenName', value: 'Eve' },
      { op: 'replace', path: 'userName', value: 'eve@elsewhere.test' },
    ]
    expect(await scim.patch(`/Users/${id}`, move)).toMatchObject(refused)
    // A refused request stores nothing.
    expect((await scim.call(`/Users/${id}`)).body.name.givenName).toBe('Ada')
    const root = newUser({ userType: 'admin' })
    expect(await scim.call('/Users', { method: 'POST', body: root })).toMatchObject(refused)
    expect(await admin.readPerson({ personId: boss.id })).toMatchObject({ status: 'active' })
  })

  it('cannot disable the last admin, who is responsible for it', async () => {
    const lone = await startTestServer()
    const last = await lone.make.admin()
    const theirs = await directory(lone, await lone.as(last))
    expect((await theirs.call(`/Users/${last.id}`, { method: 'DELETE' })).status).toBe(403)
    expect((await theirs.call(`/Users/${last.id}`)).body.active).toBe(true)
  })
})

describe('a refused request', () => {
  it.each([
    ['an address that exists', { userName: undefined }, 409, 'uniqueness'],
    ['no address', { userName: 'nobody' }, 400, 'invalidValue'],
    ['no name', { name: undefined }, 400, 'invalidValue'],
    ['no role', { userType: undefined }, 400, 'invalidValue'],
    ['an unknown role', { userType: 'wizard' }, 400, 'invalidValue'],
    ['an inactive new person', { active: false }, 400, 'invalidValue'],
    ['another schema', { schemas: [enterpriseSchema] }, 400, 'invalidSyntax'],
    ['a name that is a list', { name: ['Ada'] }, 400, 'invalidValue'],
    ['an id that is too long', { externalId: 'x'.repeat(201) }, 400, 'invalidValue'],
  ])('gives the reason in the format of SCIM: %s', async (name, more, status, scimType) => {
    const { userName } = await create()
    const body = newUser(name === 'an address that exists' ? { userName } : more)
    const refused = await scim.call('/Users', { method: 'POST', body })
    expect(refused).toMatchObject({
      status,
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status), scimType },
    })
    expect(refused.body.detail).toMatch(/\w/)
  })

  it('is in the language of the directory', async () => {
    const german = await scim.call('/Users', {
      method: 'POST',
      body: newUser({ active: false }),
      headers: { 'accept-language': 'de' },
    })
    expect(german.body.detail).toBe('Eine neue Person muss aktiv sein, weil sie eingeladen wird')
  })

  it.each([
    [{ op: 'replace', path: 'id', value: newId() }, 'mutability'],
    [{ op: 'replace', path: 'wizard', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: '__proto__.polluted', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: `a[${'\n'.repeat(40)}`, value: 'x' }, 'invalidPath'],
    [{ op: 'remove', path: 'userName' }, 'mutability'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'move', path: 'userName', value: 'x' }, 'invalidSyntax'],
    [{ op: 'add', path: 'active', value: 'perhaps' }, 'invalidValue'],
  ])('of a PATCH changes nothing: %j', async (operation, scimType) => {
    const { id, meta } = await create()
    expect(await scim.patch(`/Users/${id}`, [operation])).toMatchObject({ status: 400, body: { scimType } })
    expect((await scim.call(`/Users/${id}`)).body.meta.version).toBe(meta.version)
  })
})

describe('versions', () => {
  it('refuse a change that is based on an older one', async () => {
    const { id, meta } = await create({ externalId: 'v' })
    const headers = { 'if-match': meta.version }
    const rename = (value: string, more = {}) =>
      scim.patch(`/Users/${id}`, [{ op: 'replace', path: 'name.givenName', value }], more)
    expect((await scim.call(`/Users/${id}`, { headers: { 'if-none-match': meta.version } })).status).toBe(304)
    expect((await rename('Grace', headers)).status).toBe(200)
    expect(await rename('Late', headers)).toMatchObject({ status: 412, body: { status: '412' } })
    expect((await scim.call(`/Users/${id}`, { method: 'DELETE', headers })).status).toBe(412)
    const { version } = (
      await scim.patch(`/Users/${id}`, [{ op: 'replace', path: 'externalId', value: 'w' }])
    ).body.meta
    expect(version).not.toBe((await rename('Ada')).body.meta.version)
  })

  it('let one of several concurrent changes through, and without If-Match all of them', async () => {
    const { id, meta } = await create()
    const send = (value: string, headers?: Record<string, string>) =>
      scim.patch(`/Users/${id}`, [{ op: 'replace', path: 'name.familyName', value }], headers)
    const guarded = await Promise.all(
      ['A', 'B', 'C', 'D'].map((it) => send(it, { 'if-match': meta.version })),
    )
    expect(guarded.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
    const free = await Promise.all(['E', 'F', 'G', 'H'].map((it) => send(it)))
    expect(free.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('let one of several concurrent creations through', async () => {
    const body = newUser()
    const made = await Promise.all([1, 2, 3].map(() => scim.call('/Users', { method: 'POST', body })))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('a list', () => {
  it('has pages that are numbered from 1', async () => {
    for (let count = 0; count < 3; count++) await create()
    const all = (await scim.call('/Users')).body
    expect(all).toMatchObject({ startIndex: 1, itemsPerPage: all.totalResults })
    const part = (await scim.call('/Users?startIndex=2&count=2')).body
    expect(part).toMatchObject({ startIndex: 2, itemsPerPage: 2, totalResults: all.totalResults })
    expect(part.Resources).toEqual(all.Resources.slice(1, 3))
    expect((await scim.call('/Users?startIndex=-5&count=0')).body).toMatchObject({
      startIndex: 1,
      Resources: [],
    })
    expect((await scim.call('/Users?startIndex=999999999')).body.Resources).toEqual([])
    expect((await scim.call('/Users?count=many')).body.scimType).toBe('invalidValue')
  })

  it('finds people by the attributes that the database indexes', async () => {
    const { id, userName } = await create({ [enterpriseSchema]: { employeeNumber: 'Find-1' } })
    for (const filter of [
      `id eq "${id}"`,
      `userName eq "${userName.toUpperCase()}"`,
      `USERNAME Eq "${userName}" and userType eq "student"`,
      `${userSchema}:userName eq "${userName}"`,
      `emails[type eq "work"].value eq "${userName}"`,
      `emails.value eq "${userName}" and emails.primary eq true`,
      `${enterpriseSchema}:employeeNumber eq "find-1"`,
      `userName eq "nobody@campus.test" or (id eq "${id}" and userName eq "${userName}")`,
    ])
      expect((await scim.find('Users', filter)).body, filter).toMatchObject({
        totalResults: 1,
        Resources: [{ id }],
      })
    for (const filter of ['id eq "no-id"', `userName eq "' or 1=1 --"`, 'userType eq "wizard"'])
      expect((await scim.find('Users', filter)).body.totalResults, filter).toBe(0)
  })

  it.each([
    'userName',
    'userName eq',
    'userName co "a"',
    'userName pr',
    'not (userName eq "a")',
    'meta.lastModified gt "2020-01-01T00:00:00Z"',
    'name.familyName eq "Lovelace"',
    'userName eq null',
    '('.repeat(400),
    'userName eq "'.concat('\n'.repeat(100)),
    Array.from({ length: 30 }, () => 'id eq "a"').join(' or '),
  ])('refuses other filters: %s', async (filter) => {
    expect(await scim.find('Users', filter)).toMatchObject({
      status: 400,
      body: { scimType: 'invalidFilter' },
    })
  })

  it('returns the requested attributes', async () => {
    const { id } = await create()
    const names = (query: string) =>
      scim.call(`/Users/${id}?${query}`).then(({ body }) => Object.keys(body).sort())
    expect(await names('attributes=userName')).toEqual(['id', 'schemas', 'userName'])
    expect(await names('attributes=name.givenName')).toEqual(['id', 'name', 'schemas'])
    const without = await names('excludedAttributes=emails,name')
    expect(without).toContain('userName')
    expect(without).not.toContain('emails')
    expect(without).not.toContain('name')
  })
})
