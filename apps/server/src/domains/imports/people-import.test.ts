import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusal, startTestServer, type TestBrowser, type TestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { importing } from './testing/importing.ts'

const server: TestServer = await startTestServer({ SMTP_URL: 'smtp://localhost:1' })
await startTestWorker(server)
const { make, platform } = server
let admin: TestBrowser
let adminId: string
let work: ReturnType<typeof importing>

beforeAll(async () => {
  const person = await make.admin({ email: 'root@campus.test' })
  adminId = person.id
  admin = await server.as(person)
  work = importing(admin)
})

const head = 'email,firstName,lastName,role,employmentType,number'
const csv = (...lines: string[]) => [head, ...lines].join('\n')
const people = async (search: string) => (await admin.listPeople({ search })).items

/** All rows of every table that an import of people writes, without version counters. */
async function contents() {
  const { rows } = await platform.db.execute(sql`
    select email, first_name, last_name, role, employment_type, number, is_active from people order by email`)
  return rows
}

describe('a list of people', () => {
  it('is previewed, then imported, then undone exactly', async () => {
    await make.staff({ email: 'old@a.test', firstName: 'Old', lastName: 'Name' })
    const before = await contents()
    const tried = await work.upload(
      csv(
        'new@a.test,New,Person,student,,S1',
        'OLD@a.test,Old,Renamed,staff,part-time,',
        'broken,No,Mail,student,,',
        'who@a.test,Who,Knows,dean,,',
      ),
    )
    expect(tried).toMatchObject({
      state: 'ready',
      counts: { create: 1, change: 1, deactivate: 0, reject: 2, unchanged: 0 },
      can: { apply: true, invite: true, undo: false, remove: true },
    })
    const rows = await work.rows(tried.id)
    expect(rows.map(({ line, outcome, reason }) => [line, outcome, reason])).toEqual([
      [2, 'create', null],
      [3, 'change', null],
      [4, 'reject', 'email: Please enter a valid email address'],
      [5, 'reject', 'role: “dean” isn’t one of admin, lecturer, student, staff'],
    ])
    expect(rows[1]?.changes).toEqual([
      { field: 'last name', from: 'Name', to: 'Renamed' },
      { field: 'employment', from: 'full-time', to: 'part-time' },
    ])
    expect(await contents()).toEqual(before)

    const applied = await work.apply(tried)
    expect(applied).toMatchObject({ state: 'applied', can: { apply: false, undo: true } })
    expect(await people('a.test')).toMatchObject([
      { email: 'new@a.test', status: 'invited', number: 'S1' },
      { email: 'old@a.test', lastName: 'Renamed', employmentType: 'part-time' },
    ])
    const undone = await work.undo(applied)
    expect(undone).toMatchObject({ state: 'undone', kept: 0 })
    expect(await contents()).toEqual(before)
  })

  it('changes nothing the second time', async () => {
    const file = csv('twice@b.test,Two,Times,student,,')
    await work.apply(await work.upload(file))
    const again = await work.upload(file)
    expect(again).toMatchObject({ counts: { create: 0, change: 0, unchanged: 1 }, can: { apply: false } })
    expect(await refusal(admin.applyImport({ importId: again.id, invite: false }))).toBe('import-moved-on')
  })

  it('does not change values without a column in the file', async () => {
    await make.lecturer({ email: 'keep@c.test', employmentType: 'visiting' })
    const tried = await work.upload('email;lastName;firstName;role\nkeep@c.test;New;Name;lecturer\n')
    await work.apply(tried)
    expect(await people('c.test')).toMatchObject([{ lastName: 'New', employmentType: 'visiting' }])
  })

  it('lists duplicates, and numbers that other people have', async () => {
    await work.apply(await work.upload(csv('first@d.test,A,A,student,,D1')))
    const tried = await work.upload(
      csv(
        'x@d.test,X,X,student,,D2',
        'X@D.test,X,Again,student,,D3',
        'y@d.test,Y,Y,student,,d1',
        'z@d.test,Z,Z,student,,D2',
      ),
    )
    expect(await work.told(tried)).toEqual([
      [2, 'create', null],
      [3, 'reject', 'Line 2 is about the same person'],
      [4, 'reject', 'Another person has the number d1'],
      [5, 'reject', 'An earlier line has the number D2'],
    ])
  })

  it('deactivates people from an earlier file who are missing from a complete one, but no admins', async () => {
    const first = csv('stays@e.test,S,S,student,,', 'goes@e.test,G,G,student,,', 'boss@e.test,B,B,admin,,')
    await make.student({ email: 'byhand@e.test' })
    await work.apply(await work.upload(first))
    const goes = (await people('goes@e.test'))[0]!
    const signedIn = await server.as(goes)
    const tried = await work.upload(csv('stays@e.test,S,S,student,,'), { complete: true })
    const missing = (await work.rows(tried.id)).filter(
      ({ line, label }) => line === null && /e\.test/.test(label),
    )
    expect(missing.map(({ label, outcome, reason }) => [label, outcome, reason])).toEqual([
      ['B B, boss@e.test', 'reject', 'An import never deactivates an admin'],
      ['G G, goes@e.test', 'deactivate', 'Missing in the file'],
    ])
    const applied = await work.apply(tried)
    expect((await people('goes@e.test'))[0]).toMatchObject({ status: 'disabled' })
    expect((await people('byhand@e.test'))[0]).toMatchObject({ status: 'active' })
    expect(await refusal(signedIn.listNotifications({}))).toBe('unauthenticated')
    await work.undo(applied)
    expect((await people('goes@e.test'))[0]).toMatchObject({ status: 'invited' })

    await work.apply(await work.upload(csv('stays@e.test,S,S,student,,'), { complete: true }))
    await work.apply(await work.upload(first))
    expect((await people('goes@e.test'))[0]).toMatchObject({ status: 'invited' })
  })

  it('notifies all other admins of each new admin', async () => {
    const other = await server.as(await make.admin())
    const list = await work.upload(
      csv(
        'boss.one@a.test,One,Boss,admin,,',
        'boss.two@a.test,Two,Boss,admin,,',
        'plain@a.test,A,B,student,,',
      ),
    )
    await work.apply(list)
    const [newest] = (await other.listNotifications({})).items
    expect(newest).toMatchObject({ title: '2 new admins', kind: 'account' })
    expect(newest!.message).toContain('One Boss')
    expect(newest!.message).toContain('Two Boss')
    expect(newest!.message).not.toContain('A B')
  })

  it('does not remove the admin role from anyone', async () => {
    const tried = await work.upload(csv('root@campus.test,Not,Root,staff,full-time,'))
    expect(await work.told(tried)).toEqual([[2, 'reject', 'An import never removes the admin role']])
  })
})

describe('a change made meanwhile', () => {
  it('is not overwritten: the dry run is repeated and shown', async () => {
    const { id } = await make.student({ email: 'moved@f.test', firstName: 'First', lastName: 'Last' })
    const tried = await work.upload(csv('moved@f.test,First,Wanted,student,,'))
    const person = await admin.readPerson({ personId: id })
    await admin.updatePerson({ ...person, personId: id, lastName: 'Other' })
    const back = await work.apply(tried)
    expect(back.state).toBe('ready')
    expect(back.problem).toMatch(/^Nothing was imported: the data has changed since the dry run for one line/)
    expect((await work.rows(tried.id))[0]?.changes).toEqual([
      { field: 'last name', from: 'Other', to: 'Wanted' },
    ])
    expect(await work.apply(tried)).toMatchObject({ state: 'applied' })
  })

  it('is kept when the import is undone, and listed', async () => {
    const tried = await work.upload(
      csv('edited@g.test,A,A,student,,', 'used@g.test,B,B,student,,', 'left@g.test,C,C,student,,'),
    )
    await work.apply(tried)
    const [edited] = await people('edited@g.test')
    await admin.updatePerson({ ...edited!, personId: edited!.id, lastName: 'Changed' })
    const [used] = await people('used@g.test')
    const lecturer = await make.lecturer()
    await make.class([lecturer], [{ ...used!, role: 'student' }])
    const undone = await work.undo(tried)
    expect(undone).toMatchObject({ state: 'undone', kept: 2 })
    expect((await work.rows(tried.id)).map(({ undo, reason }) => [undo, reason])).toEqual([
      ['kept', 'Changed since the import'],
      ['kept', 'Used since the import'],
      ['undone', null],
    ])
    expect((await people('g.test')).map(({ email }) => email).sort()).toEqual([
      'edited@g.test',
      'used@g.test',
    ])
  })
})

it('is applied once when two people apply it at once', async () => {
  const tried = await work.upload(csv('once@h.test,O,O,student,,'))
  const calls = Array.from({ length: 8 }, () => admin.applyImport({ importId: tried.id, invite: false }))
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await work.settled(tried)
  expect(await people('once@h.test')).toHaveLength(1)
})

it('invites new people only when requested', async () => {
  const links = async () => (await platform.db.execute(sql`select 1 from account_links`)).rows.length
  const before = await links()
  await work.apply(await work.upload(csv('quiet@i.test,Q,Q,student,,')))
  expect(await links()).toBe(before)
  const asked = await work.apply(await work.upload(csv('loud@i.test,L,L,student,,')), true)
  await expect.poll(links).toBe(before + 1)
  await expect
    .poll(async () => (await admin.readImport({ importId: asked.id })).invitations)
    .toEqual({ wanted: true, sent: 1, total: 1 })
  const undone = await work.undo(asked)
  expect(undone.kept).toBe(0)
  expect(await links()).toBe(before)
})

it('the audit log records who did it, person by person', async () => {
  const tried = await work.upload(csv('audited@j.test,A,A,student,,'))
  await work.apply(tried)
  const [person] = await people('audited@j.test')
  const { rows } = await platform.db.execute(sql`
    select operation, entity, actor_id from audit_events where entity_id in (${tried.id}, ${person!.id}) order by id`)
  expect(rows).toEqual([
    { operation: 'uploadImport', entity: 'import', actor_id: adminId },
    { operation: 'applyImport', entity: 'import', actor_id: adminId },
    { operation: 'applyImport', entity: 'person', actor_id: adminId },
    { operation: 'applyImport', entity: 'import', actor_id: adminId },
  ])
})
