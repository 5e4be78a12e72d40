import SCIMMY from 'scimmy'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { classMakers } from '#domains/structure/testing/class-makers.ts'
import { startTestServer } from '#testing/server.ts'
import { listMessage, patchMessage, userSchema } from './schema-names.ts'
import { directory } from './testing/directory.ts'

// The requests that two directories send, over a real connection. What comes back is read by SCIMMY, another
// implementation of the standard, which refuses what its own schemas don’t allow and drops what they don’t know.
//
// Entra ID: “Develop and plan provisioning for a SCIM endpoint”, section User operations and Group operations,
// learn.microsoft.com/entra/identity/app-provisioning/use-scim-to-provision-users-and-groups
// Okta: the suite SCIM_tests_for_Runscope.json of github.com/joelfranusic-okta/okta-scim-beta, and the guide
// developer.okta.com/docs/api/openapi/okta-scim/guides/scim-20

SCIMMY.Schemas.User.definition.extend(SCIMMY.Schemas.EnterpriseUser.definition)

const server = await startTestServer()
const { admin, batch, students } = await classMakers(server)
const { token } = await directory(server, admin)
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })

type Json = Record<string, unknown>

async function send(method: string, path: string, body?: object) {
  const response = await fetch(`${origin}/scim/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/scim+json',
      'content-type': 'application/scim+json; charset=utf-8',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as Json }
}

const patch = (path: string, Operations: object[]) =>
  send('PATCH', path, { schemas: [patchMessage], Operations })
const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as Json

/** Fails if SCIMMY reads something other than what was sent. */
function expectRead(kind: 'User' | 'Group', resource: unknown) {
  const read =
    kind === 'User'
      ? new SCIMMY.Schemas.User(resource as object, 'out')
      : new SCIMMY.Schemas.Group(resource as object, 'out')
  expect(asJson(read)).toEqual(resource)
}

function expectList(kind: 'User' | 'Group', { status, body }: { status: number; body: Json }) {
  expect(status).toBe(200)
  expect(body.schemas).toEqual([listMessage])
  expect(asJson(new SCIMMY.Messages.ListResponse(body as never))).toEqual(body)
  for (const it of body.Resources as unknown[]) expectRead(kind, it)
  return body
}

const address = () => `test_user_${newId()}@testuser.com`

describe('Entra ID', () => {
  const newUser = (userName: string, externalId = newId()) => ({
    schemas: [userSchema, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
    externalId,
    userName,
    active: true,
    emails: [{ primary: true, type: 'work', value: userName }],
    meta: { resourceType: 'User' },
    name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
    roles: [],
    // The mapping that docs/integrations/scim.md asks for.
    userType: 'student',
  })

  it('finds that nobody has a name, creates the user and finds it', async () => {
    const none = expectList('User', await send('GET', '/Users?filter=userName eq "non-existent user"'))
    expect(none).toMatchObject({ totalResults: 0, Resources: [] })
    const user = newUser(address())
    const made = await send('POST', '/Users', user)
    expect(made).toMatchObject({
      status: 201,
      body: { externalId: user.externalId, userName: user.userName },
    })
    expectRead('User', made.body)
    const found = expectList('User', await send('GET', `/Users?filter=userName eq "${user.userName}"`))
    expect(found.Resources).toEqual([made.body])
    const byAddress = `/Users?filter=emails[type eq "work"].value eq "${user.userName}"`
    expect(expectList('User', await send('GET', byAddress)).Resources).toEqual([made.body])
    expect((await send('GET', `/Users/${made.body.id}`)).body).toEqual(made.body)
  })

  it('updates, disables, enables and deletes a user', async () => {
    const { body: made } = await send('POST', '/Users', newUser(address()))
    const path = `/Users/${made.id}`
    const updated = await patch(path, [
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@testuser.com' },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
    ])
    expect(updated).toMatchObject({ status: 200, body: { name: { familyName: 'updatedFamilyName' } } })
    // The address is that of userName.
    expect(updated.body.userName).toBe(made.userName)
    expectRead('User', updated.body)
    // Both forms of the service’s booleans.
    for (const value of [false, 'False']) {
      expect((await patch(path, [{ op: 'Replace', path: 'active', value }])).body.active).toBe(false)
      expect((await patch(path, [{ op: 'Replace', path: 'active', value: 'True' }])).body.active).toBe(true)
    }
    expect((await send('DELETE', path)).status).toBe(204)
    expect((await send('GET', path)).status).toBe(404)
  })

  it('cannot change an email address, which a person has to confirm', async () => {
    const { body: made } = await send('POST', '/Users', newUser(address()))
    const refused = await patch(`/Users/${made.id}`, [{ op: 'Replace', path: 'userName', value: address() }])
    expect(refused).toMatchObject({ status: 403, body: { status: '403' } })
    expect((await send('GET', `/Users/${made.id}`)).body).toEqual(made)
  })

  it('finds a batch by its code, adds members and removes them', async () => {
    const batchId = await batch('Entra 2026')
    const [student] = await students(1)
    const list = '/Groups?excludedAttributes=members&filter=displayName eq "Entra 2026"'
    const found = expectList('Group', await send('GET', list))
    expect(found.Resources).toMatchObject([{ id: batchId, displayName: 'Entra 2026' }])
    const path = `/Groups/${batchId}`
    expectRead('Group', (await send('GET', `${path}?excludedAttributes=members`)).body)
    const value = [{ $ref: null, value: student!.id }]
    expect((await patch(path, [{ op: 'Add', path: 'members', value }])).status).toBe(204)
    const { body } = await send('GET', path)
    expect(body.members).toMatchObject([{ value: student!.id, type: 'User' }])
    expectRead('Group', body)
    expect((await patch(path, [{ op: 'Remove', path: 'members', value }])).status).toBe(204)
    expect((await send('GET', path)).body.members).toBeUndefined()
  })

  it('discovers the schemas', async () => {
    const { status, body } = await send('GET', '/Schemas')
    expect(status).toBe(200)
    const ids = (body.Resources as { id: string }[]).map(({ id }) => id)
    expect(ids).toContain(userSchema)
    expect(ids).toContain('urn:ietf:params:scim:schemas:core:2.0:Group')
  })
})

describe('Okta', () => {
  it('passes its published suite', async () => {
    const users = expectList('User', await send('GET', '/Users?count=2&startIndex=1'))
    expect(users).toMatchObject({ itemsPerPage: 2, startIndex: 1, totalResults: expect.any(Number) })
    expect(users.Resources).toHaveLength(2)
    await batch()
    const groups = expectList('Group', await send('GET', '/Groups?count=100&startIndex=1'))
    expect(groups.Resources).not.toEqual([])
    const userName = address()
    const none = await send('GET', `/Users?count=100&filter=userName eq "${userName}"&startIndex=1`)
    expect(expectList('User', none).totalResults).toBe(0)
    const unknown = newId()
    const missing = await send('GET', `/Users/${unknown}`)
    expect(missing.status).toBe(404)
    expect(missing.body.detail).toMatch(/\w/)
    expect(missing.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
    const name = { givenName: 'Random', familyName: 'Person' }
    const made = await send('POST', '/Users', {
      schemas: [userSchema],
      userName,
      name,
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Random Person',
      externalId: unknown,
      groups: [],
      active: true,
      // The mapping that docs/integrations/scim.md asks for.
      userType: 'staff',
    })
    expect(made).toMatchObject({ status: 201, body: { active: true, name, userName } })
    expectRead('User', made.body)
    const read = await send('GET', `/Users/${made.body.id}`)
    expect(read).toEqual({ status: 200, body: made.body })
    const off = await patch(`/Users/${made.body.id}`, [{ op: 'replace', value: { active: false } }])
    expect(off).toMatchObject({ status: 200, body: { active: false } })
  })

  it('creates a user with a password and replaces the whole user', async () => {
    const userName = address()
    const whole = {
      schemas: [userSchema],
      userName,
      name: { givenName: 'Test', familyName: 'User' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Test User',
      locale: 'en-US',
      externalId: newId(),
      groups: [],
      password: newId(),
      active: true,
      userType: 'staff',
    }
    const { status, body: made } = await send('POST', '/Users', whole)
    expect(status).toBe(201)
    const { password: _, ...known } = whole
    const changed = {
      ...known,
      id: made.id,
      name: { givenName: 'Another', middleName: 'Excited', familyName: 'User' },
      meta: { resourceType: 'User' },
    }
    const replaced = await send('PUT', `/Users/${made.id}`, changed)
    expect(replaced).toMatchObject({
      status: 200,
      body: { displayName: 'Another User', externalId: whole.externalId },
    })
    expectRead('User', replaced.body)
    const off = await send('PUT', `/Users/${made.id}`, { ...changed, active: false })
    expect(off).toMatchObject({ status: 200, body: { active: false } })
  })

  it('pushes the members of a group', async () => {
    const batchId = await batch('Okta 2026')
    const [one, two] = await students(2)
    const path = `/Groups/${batchId}`
    expect(
      (await patch(path, [{ op: 'replace', value: { id: batchId, displayName: 'Okta 2026' } }])).status,
    ).toBe(204)
    const value = [one, two].map((it) => ({ value: it!.id, display: it!.email }))
    expect((await patch(path, [{ op: 'add', path: 'members', value }])).status).toBe(204)
    const steps = [
      { op: 'remove', path: `members[value eq "${one!.id}"]` },
      { op: 'add', path: 'members', value: [{ value: two!.id, display: two!.email }] },
    ]
    expect((await patch(path, steps)).status).toBe(204)
    expect((await send('GET', path)).body.members).toMatchObject([{ value: two!.id }])
  })
})
