import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { classMakers, ids, sorted } from '#domains/structure/testing/class-makers.ts'
import { startTestServer } from '#testing/server.ts'
import { whileHeld } from '#testing/while-held.ts'
import { directory } from './testing/directory.ts'

const server = await startTestServer()
const { make } = server
const { admin, students, batch, assign, teach, enrolled } = await classMakers(server)
const scim = await directory(server, admin)

const members = async (batchId: string) => {
  const { body } = await scim.call(`/Groups/${batchId}`)
  return (body.members ?? []).map(({ value }: { value: string }) => value).sort()
}
const memberValues = (people: readonly { id: string }[]) => people.map(({ id }) => ({ value: id }))

describe('a batch as a group', () => {
  it('is found by its code and its members, which can be left out', async () => {
    const batchId = await batch('CS-2026')
    const group = await students(2)
    await assign(batchId, group)
    const found = await scim.find('Groups', 'displayName eq "cs-2026"')
    expect(found.body).toMatchObject({
      totalResults: 1,
      Resources: [{ id: batchId, displayName: 'CS-2026' }],
    })
    expect(await members(batchId)).toEqual(sorted(group))
    const ofMember = await scim.find('Groups', `members[value eq "${group[0]!.id}"]`)
    expect(ofMember.body.Resources).toMatchObject([{ id: batchId }])
    const without = await scim.call(`/Groups/${batchId}?excludedAttributes=members`)
    expect(without.body.members).toBeUndefined()
    expect(without.headers.etag).toBe((await scim.call(`/Groups/${batchId}`)).headers.etag)
    const user = await scim.call(`/Users/${group[0]!.id}`)
    expect(user.body.groups).toMatchObject([{ value: batchId, display: 'CS-2026' }])
  })

  it('gains and loses students with their enrolments, as when admins move them', async () => {
    const batchId = await batch()
    const { id: classId } = await teach([batchId])
    const group = await students(4)
    const added = await scim.patch(`/Groups/${batchId}`, [
      { op: 'Add', path: 'members', value: memberValues(group) },
    ])
    expect(added).toMatchObject({ status: 204, body: undefined })
    expect(await enrolled(classId)).toEqual(sorted(group))
    // As sent by Entra ID, and as in the standard.
    await scim.patch(`/Groups/${batchId}`, [
      { op: 'Remove', path: 'members', value: [{ $ref: null, value: group[0]!.id }] },
      { op: 'remove', path: `members[value eq "${group[1]!.id}"]` },
    ])
    expect(await members(batchId)).toEqual(sorted(group.slice(2)))
    expect(await enrolled(classId, 'left')).toEqual(sorted(group.slice(0, 2)))
    await scim.patch(`/Groups/${batchId}`, [
      { op: 'replace', value: { members: memberValues(group.slice(1, 3)) } },
    ])
    expect(await members(batchId)).toEqual(sorted(group.slice(1, 3)))
    await scim.patch(`/Groups/${batchId}`, [{ op: 'remove', path: 'members' }])
    expect(await members(batchId)).toEqual([])
    const { items } = await admin.listAuditEvents({ actorId: scim.accountId })
    expect(new Set(items.map(({ action }) => action))).toEqual(
      new Set(['addBatchMembers', 'removeBatchMember']),
    )
  })

  it('takes students from another batch, because each has one', async () => {
    const [from, to] = [await batch(), await batch()]
    const group = await students(2)
    await assign(from, group)
    await scim.patch(`/Groups/${to}`, [{ op: 'add', path: 'members', value: memberValues(group) }])
    expect([await members(from), await members(to)]).toEqual([[], sorted(group)])
  })

  it('keeps the directory’s id, and its own name', async () => {
    const batchId = await batch('KEEP-1')
    const path = `/Groups/${batchId}`
    const okta = [{ op: 'replace', value: { id: batchId, displayName: 'KEEP-1' } }]
    expect((await scim.patch(path, okta)).status).toBe(204)
    const noted = await scim.patch(`${path}?attributes=externalId`, [
      { op: 'add', path: 'externalId', value: 'g-1' },
    ])
    expect(noted).toMatchObject({ status: 200, body: { externalId: 'g-1' } })
    expect((await scim.find('Groups', 'externalId eq "g-1"')).body.Resources).toMatchObject([{ id: batchId }])
    const renamed = await scim.patch(path, [{ op: 'replace', path: 'displayName', value: 'Other' }])
    expect(renamed).toMatchObject({ status: 400, body: { scimType: 'mutability' } })
    for (const [method, at] of [
      ['POST', '/Groups'],
      ['PUT', path],
      ['DELETE', path],
    ] as const)
      expect((await scim.call(at, { method, ...(method !== 'DELETE' && { body: {} }) })).status).toBe(501)
  })

  it('refuses people who are not students, and changes nothing', async () => {
    const batchId = await batch()
    const [student] = await students(1)
    const stranger = await make.lecturer()
    for (const value of [stranger.id, newId(), 'no-id', 7]) {
      const refused = await scim.patch(`/Groups/${batchId}`, [
        { op: 'add', path: 'members', value: [{ value: student!.id }] },
        { op: 'add', path: 'members', value: [{ value }] },
      ])
      expect(refused).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
    }
    expect(await members(batchId)).toEqual([])
    expect((await scim.patch(`/Groups/${newId()}`, [{ op: 'remove', path: 'members' }])).status).toBe(404)
    await admin.archiveBatch({ batchId })
    expect((await scim.call(`/Groups/${batchId}`)).status).toBe(404)
  })

  it('ends with the members that the directory names, although others change meanwhile', async () => {
    const batchId = await batch()
    const [first, second, third] = await students(3)
    await assign(batchId, [first!])
    const path = `/Groups/${batchId}`
    const replace = (...named: { id: string }[]) =>
      scim.patch(path, [{ op: 'replace', path: 'members', value: memberValues(named) }])
    const insert = ({ id }: { id: string }) => ({
      text: 'insert into batch_members (student_id, batch_id) values ($1, $2)',
      values: [id, batchId],
    })
    // An admin adds a student.
    const added = insert(second!)
    await whileHeld(
      server,
      (query) => query('select from batches where id = $1 for no key update', [batchId]),
      () => replace(first!),
      (query) => query(added.text, added.values),
    )
    expect(await members(batchId)).toEqual([first!.id])
    // An import adds one.
    const imported = insert(third!)
    await whileHeld(
      server,
      (query) => query('lock table batch_members in share row exclusive mode'),
      () => replace(first!, second!),
      (query) => query(imported.text, imported.values),
    )
    expect(await members(batchId)).toEqual(sorted([first!, second!]))
  })

  it('loses no change when several arrive at once', async () => {
    const batchId = await batch()
    const group = await students(6)
    const path = `/Groups/${batchId}`
    const { etag } = (await scim.call(path)).headers
    const add = ({ id }: { id: string }, headers?: Record<string, string>) =>
      scim.patch(path, [{ op: 'add', path: 'members', value: [{ value: id }] }], headers)
    const all = await Promise.all(group.map((it) => add(it)))
    expect(all.map(({ status }) => status)).toEqual(group.map(() => 204))
    expect(await members(batchId)).toEqual(sorted(group))
    expect((await add(group[0]!, { 'if-match': String(etag) })).status).toBe(412)
    expect(ids(group)).toHaveLength(6)
  })
})
