import { asc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

// Behaviour shared by departments, programmes, courses, rooms, batches and terms.

const server = await startTestServer()
const { make, platform } = server
let admin: TestBrowser
let departmentId = ''
let programmeId = ''
let serial = 0
const next = () => {
  serial += 1
  return serial
}

interface Entry {
  id: string
  version: number
  archivedAt: string | null
  can: object
}
interface Page {
  items: Entry[]
  total: number
}
type Query = { search?: string; sort?: never; state?: 'archived' | 'all'; page?: number; pageSize?: number }

/** One kind of entry, with its operations. */
interface Kind {
  word: string
  /** The field that must be unique. */
  unique: string
  create: (value: string) => Promise<Entry>
  /** Saves with this value of the unique field. */
  save: (entry: { id: string; version: number }, value: string) => Promise<Entry>
  read: (id: string) => Promise<Entry>
  list: (query: Query) => Promise<Page>
  archive: (id: string) => Promise<Entry>
  restore: (id: string) => Promise<Entry>
}

const days = { firstDay: '2031-01-06', lastDay: '2031-04-04', holidays: [] }
const place = { capacity: 30, network: null, latitude: null, longitude: null }

const kinds: Kind[] = [
  {
    word: 'department',
    unique: 'name',
    create: (name) => admin.createDepartment({ name }),
    save: ({ id, version }, name) => admin.updateDepartment({ departmentId: id, version, name }),
    read: (id) => admin.readDepartment({ departmentId: id }),
    list: (query) => admin.listDepartments(query),
    archive: (id) => admin.archiveDepartment({ departmentId: id }),
    restore: (id) => admin.restoreDepartment({ departmentId: id }),
  },
  {
    word: 'programme',
    unique: 'name',
    create: (name) => admin.createProgramme({ departmentId, name }),
    save: ({ id, version }, name) => admin.updateProgramme({ programmeId: id, version, departmentId, name }),
    read: (id) => admin.readProgramme({ programmeId: id }),
    list: (query) => admin.listProgrammes(query),
    archive: (id) => admin.archiveProgramme({ programmeId: id }),
    restore: (id) => admin.restoreProgramme({ programmeId: id }),
  },
  {
    word: 'course',
    unique: 'code',
    create: (code) => admin.createCourse({ departmentId: null, code, title: 'Databases', credits: 15 }),
    save: ({ id, version }, code) =>
      admin.updateCourse({ courseId: id, version, departmentId, code, title: 'Databases', credits: 20 }),
    read: (id) => admin.readCourse({ courseId: id }),
    list: (query) => admin.listCourses(query),
    archive: (id) => admin.archiveCourse({ courseId: id }),
    restore: (id) => admin.restoreCourse({ courseId: id }),
  },
  {
    word: 'room',
    unique: 'name',
    create: (name) => admin.createRoom({ name, ...place }),
    save: ({ id, version }, name) => admin.updateRoom({ roomId: id, version, name, ...place }),
    read: (id) => admin.readRoom({ roomId: id }),
    list: (query) => admin.listRooms(query),
    archive: (id) => admin.archiveRoom({ roomId: id }),
    restore: (id) => admin.restoreRoom({ roomId: id }),
  },
  {
    word: 'batch',
    unique: 'code',
    create: (code) => admin.createBatch({ programmeId, code, intakeYear: 2026 }),
    save: ({ id, version }, code) =>
      admin.updateBatch({ batchId: id, version, programmeId, code, intakeYear: 2027 }),
    read: (id) => admin.readBatch({ batchId: id }),
    list: (query) => admin.listBatches(query),
    archive: (id) => admin.archiveBatch({ batchId: id }),
    restore: (id) => admin.restoreBatch({ batchId: id }),
  },
  {
    word: 'term',
    unique: 'name',
    create: (name) => admin.createTerm({ name, ...days }),
    save: ({ id, version }, name) => admin.updateTerm({ termId: id, version, name, ...days }),
    read: (id) => admin.readTerm({ termId: id }),
    list: (query) => admin.listTerms(query),
    archive: (id) => admin.archiveTerm({ termId: id }),
    restore: (id) => admin.restoreTerm({ termId: id }),
  },
]

beforeAll(async () => {
  admin = await server.as(await make.admin())
  departmentId = (await admin.createDepartment({ name: 'Computing' })).id
  programmeId = (await admin.createProgramme({ departmentId, name: 'BSc Computing' })).id
})

const lastEvent = async () =>
  (await platform.db.select().from(auditEvents).orderBy(asc(auditEvents.id))).at(-1)

describe.each(kinds)('a $word', ({ word, unique, create, save, read, list, archive, restore }) => {
  it('is created as typed, trimmed, and can be read', async () => {
    const name = `K${next()}`
    const made = await create(`  ${name} `)
    expect(made).toMatchObject({
      [unique]: name,
      version: 0,
      archivedAt: null,
      can: { edit: true, archive: true, restore: false },
    })
    expect(await read(made.id)).toEqual(made)
    expect(await lastEvent()).toMatchObject({ entity: word, entityId: made.id, after: { [unique]: name } })
  })

  it('with a name that is already used, in any case, is rejected next to the field', async () => {
    await create(`Twin ${word}`)
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        create(`same ${word}`).then(
          () => 'made',
          ({ code, fields }) => `${code} ${Object.keys(fields)}`,
        ),
      ),
    )
    const refused = `already-exists ${unique}`
    expect(outcomes.sort()).toEqual([refused, refused, 'made'])
    await expect(create(`TWIN ${word.toUpperCase()}`)).rejects.toMatchObject({ code: 'already-exists' })
    const other = await create(`K${next()}`)
    await expect(save(other, `Twin ${word}`)).rejects.toMatchObject({
      code: 'already-exists',
      fields: { [unique]: expect.stringContaining('it may be archived') },
    })
  })

  it('keeps the first of two edits from one version, and rejects the second', async () => {
    const made = await create(`K${next()}`)
    const [first, second] = [`K${next()}`, `K${next()}`]
    const outcomes = await Promise.allSettled([save(made, first), save(made, second)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(save(made, `K${next()}`))).toBe('edit-conflict')
    const kept = outcomes[0]!.status === 'fulfilled' ? first : second
    expect(await read(made.id)).toMatchObject({ [unique]: kept, version: 1 })
    expect(await lastEvent()).toMatchObject({
      entity: word,
      before: { [unique]: expect.anything() },
      after: { [unique]: kept },
    })
  })

  it('can be archived and restored, once each however often it is requested', async () => {
    const name = `Away ${word} ${next()}`
    const { id } = await create(name)
    const away = await archive(id)
    expect(away).toMatchObject({ can: { edit: false, archive: false, restore: true } })
    expect(away.archivedAt).not.toBeNull()
    expect(await archive(id)).toEqual(away)
    expect(await lastEvent()).toMatchObject({ before: { archived: false }, after: { archived: true } })
    expect((await list({ search: name })).total).toBe(0)
    expect((await list({ search: name, state: 'archived' })).items).toEqual([away])
    expect(await refusal(save(away, `K${next()}`))).toBe('edit-conflict')
    const back = await restore(id)
    expect(back).toMatchObject({ archivedAt: null, can: { edit: true } })
    expect(await restore(id)).toEqual(back)
    expect((await list({ search: name })).items).toEqual([back])
  })

  it('is listed by page, each once, with the total', async () => {
    const search = `Paged${word}`
    for (let index = 0; index < 5; index += 1) await create(`${search} ${index}`)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ search, page, pageSize: 2 })))
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1, 0])
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5])
    const found = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(found).size).toBe(5)
    const backwards = await list({ search, sort: `-${unique}` as never, pageSize: 5 })
    expect(backwards.items.map((it) => (it as never)[unique])).toEqual(
      [4, 3, 2, 1, 0].map((index) => `${search} ${index}`),
    )
  })

  it('is found by the literal text', async () => {
    await create(`100% ${word}`)
    expect((await list({ search: `100% ${word}` })).total).toBe(1)
    expect((await list({ search: '1_0%' })).total).toBe(0)
  })

  it('that does not exist is not found', async () => {
    const id = newId()
    const calls = [
      () => read(id),
      () => archive(id),
      () => restore(id),
      () => save({ id, version: 0 }, `K${next()}`),
    ]
    for (const call of calls) expect(await refusal(call())).toBe('not-found')
  })

  it('rejects an unknown order', async () => {
    expect(await refusal(list({ sort: 'password' as never }))).toBe('invalid-input')
  })
})

describe('a room’s check-in restrictions', () => {
  const room = (change: object) => ({ name: `G${next()}`, ...place, ...change })

  it.each([
    [{ network: '10.20.0.0/16' }],
    [{ network: '2001:db8::/32' }],
    [{ latitude: 51.5, longitude: -0.12 }],
  ])('are stored: %j', async (change) => {
    expect(await admin.createRoom(room(change))).toMatchObject(change)
  })

  it.each([
    [{ network: '10.20.0.1' }, 'network'],
    [{ network: '10.20.0.0/40' }, 'network'],
    [{ network: 'campus' }, 'network'],
    [{ latitude: 51.5 }, 'longitude'],
    [{ longitude: 0 }, 'longitude'],
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ capacity: 0 }, 'capacity'],
    [{ capacity: 1.5 }, 'capacity'],
  ])('are rejected next to their field: %j', async (change, field) => {
    await expect(admin.createRoom(room(change))).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    })
  })
})
