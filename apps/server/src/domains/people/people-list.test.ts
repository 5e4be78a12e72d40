import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import {
  batches,
  batchMembers,
  classes,
  courses,
  departments,
  programmes,
} from '#domains/structure/structure.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { people } from './people.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let admin: TestBrowser

type Traits = Partial<typeof people.$inferInsert> & { email: string }

/** People as an admin would have created them, one per minute. */
async function insert(rows: Traits[]) {
  for (const row of rows) {
    clock.forward({ minutes: 1 })
    const at = clock.now()
    await platform.db.insert(people).values({
      id: newId(),
      firstName: 'Person',
      lastName: 'Person',
      role: 'student',
      startsOn: '2020-01-01',
      createdAt: at,
      updatedAt: at,
      ...row,
    })
  }
}
const emails = async (query: Parameters<TestBrowser['listPeople']>[0]) =>
  (await admin.listPeople(query)).items.map(({ email }) => email)

beforeAll(async () => {
  admin = await server.as(
    await make.admin({ firstName: 'Root', lastName: 'Admin', email: 'root@admin.test' }),
  )
})

describe('search', () => {
  beforeAll(() =>
    insert([
      { email: 'percent@s.test', firstName: 'Hundred%', lastName: 'Certain' },
      { email: 'under_score@s.test', firstName: 'Low', lastName: 'Line' },
      { email: 'underXscore@s.test', firstName: 'Not', lastName: 'Line' },
      { email: 'back@s.test', firstName: 'Back\\slash', lastName: "O'Neill" },
      { email: 'jose@s.test', firstName: 'José', lastName: 'Núñez', number: 'S-2026/17' },
    ]),
  )

  it.each([
    ['%', ['percent@s.test']],
    ['_', ['under_score@s.test']],
    ['under_', ['under_score@s.test']],
    ['\\', ['back@s.test']],
    ["o'neill", ['back@s.test']],
    ['JOSÉ', ['jose@s.test']],
    ['núñez josé', ['jose@s.test']],
    ['s-2026/17', ['jose@s.test']],
    ['line low', ['under_score@s.test']],
    ['  certain  ', ['percent@s.test']],
    ['nobody at all', []],
  ])('%j finds what was typed, in any order and case', async (search, expected) => {
    expect(await emails({ search })).toEqual(expected)
  })

  it('rejects text that no name can contain', async () => {
    expect(await refusal(admin.listPeople({ search: 'x'.repeat(101) }))).toBe('invalid-input')
    expect(await refusal(admin.listPeople({ search: 'nul\u0000' }))).toBe('invalid-input')
  })
})

describe('filters', () => {
  beforeAll(async () => {
    await make.student({ email: 'active@f.test' })
    await make.student({ email: 'invited@f.test', password: false })
    await make.staff({ email: 'disabled@f.test', isActive: false })
    const { id } = await make.lecturer({ email: 'archived@f.test' })
    await admin.archivePerson({ personId: id })
    await insert([{ email: 'face@f.test', faceDescriptor: Buffer.alloc(4), faceRegisteredAt: clock.now() }])
  })
  const search = '@f.test'

  it.each([
    [{}, ['active', 'disabled', 'face', 'invited']],
    [{ status: 'active' }, ['active']],
    [{ status: 'invited' }, ['face', 'invited']],
    [{ status: 'disabled' }, ['disabled']],
    [{ status: 'archived' }, ['archived']],
    [{ role: 'staff' }, ['disabled']],
    [{ role: 'student', status: 'invited', face: 'registered' }, ['face']],
    [{ face: 'missing' }, ['active', 'disabled', 'invited']],
    [{ face: 'in-review' }, []],
  ] as const)('%j', async (filter, expected) => {
    const found = await emails({ search, sort: 'email', ...filter })
    expect(found).toEqual(expected.map((name) => `${name}@f.test`))
  })

  it('can be combined with search, and count the results', async () => {
    const page = await admin.listPeople({ search: 'active@f', role: 'student', status: 'active' })
    expect(page).toMatchObject({ total: 1, page: 1, pageSize: 25 })
  })

  it.each([{ role: 'dean' }, { status: 'gone' }, { face: 'yes' }, { sort: 'password' }])(
    'refuses %j',
    async (query) => {
      expect(await refusal(admin.listPeople(query as never))).toBe('invalid-input')
    },
  )
})

describe('order', () => {
  beforeAll(() =>
    insert([
      { email: 'c@o.test', firstName: 'Ann', lastName: 'Zoysa' },
      { email: 'A@o.test', firstName: 'Bea', lastName: 'de Silva' },
      { email: 'b@o.test', firstName: 'Ann', lastName: 'de Silva' },
      { email: 'd@o.test', firstName: 'Émile', lastName: 'Évora' },
    ]),
  )
  const search = '@o.test'

  it.each([
    ['name', ['b', 'A', 'd', 'c']],
    ['-name', ['c', 'd', 'A', 'b']],
    ['email', ['A', 'b', 'c', 'd']],
    ['-email', ['d', 'c', 'b', 'A']],
    ['createdAt', ['c', 'A', 'b', 'd']],
    ['-createdAt', ['d', 'b', 'A', 'c']],
  ] as const)('%s is sorted as people expect', async (sort, expected) => {
    expect(await emails({ search, sort })).toEqual(expected.map((name) => `${name}@o.test`))
  })
})

describe('pages', () => {
  beforeAll(() =>
    insert(
      Array.from({ length: 23 }, (_, index) => ({
        email: `p${index}@p.test`,
        lastName: 'Same',
        firstName: 'Same',
      })),
    ),
  )
  const search = '@p.test'

  it('show everyone once, even if all have the same name', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => admin.listPeople({ search, page, pageSize: 10 })),
    )
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 3, 0])
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(23)
  })

  it.each([{ page: 0 }, { page: 1.5 }, { page: 100_001 }, { pageSize: 0 }, { pageSize: 101 }])(
    'refuse %j',
    async (query) => {
      expect(await refusal(admin.listPeople(query))).toBe('invalid-input')
    },
  )
})

it('lists what the admin can do with each person, including themselves', async () => {
  const { items } = await admin.listPeople({ search: 'root@admin.test' })
  expect(items[0]?.can).toEqual({
    edit: true,
    disable: false,
    enable: false,
    invite: false,
    archive: false,
    resetSecondFactor: false,
    vouch: false,
  })
  const other = await admin.listPeople({ search: 'disabled@f.test' })
  expect(other.items[0]?.can).toEqual({
    edit: true,
    disable: false,
    enable: true,
    invite: false,
    archive: true,
    resetSecondFactor: false,
    vouch: false,
  })
})

it('never contains a descriptor or a password', async () => {
  const text = JSON.stringify(await admin.listPeople({ pageSize: 100 }))
  expect(text).not.toMatch(/descriptor|hash|argon2/i)
})

describe('where people belong', () => {
  it('narrows the list to a batch, a programme or a department, with the lecturers of its courses', async () => {
    const { db } = platform
    const history = { createdAt: clock.now(), updatedAt: clock.now() }
    const [departmentId, programmeId, batchId] = [newId(), newId(), newId()]
    await db.insert(departments).values({ id: departmentId, name: 'Listed Sciences', ...history })
    await db.insert(programmes).values({ id: programmeId, departmentId, name: 'BSc Listed', ...history })
    await db
      .insert(batches)
      .values({ id: batchId, programmeId, code: 'LIST26', intakeYear: 2026, ...history })
    const [member, other] = [await make.student(), await make.student()]
    await db.insert(batchMembers).values({ studentId: member.id, batchId })
    const lecturer = await make.lecturer()
    const taught = await make.class([lecturer], [other])
    const [row] = await db.select().from(classes).where(eq(classes.id, taught.id))
    await db.update(courses).set({ departmentId }).where(eq(courses.id, row!.courseId))
    expect(await emails({ batchId })).toEqual([member.email])
    expect(await emails({ programmeId })).toEqual([member.email])
    expect((await emails({ departmentId })).sort()).toEqual([lecturer.email, member.email].sort())
    expect(await emails({ departmentId, role: 'student' })).toEqual([member.email])
    expect(await emails({ batchId: newId() })).toEqual([])
  })
})
