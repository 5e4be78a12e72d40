import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { batches, departments, programmes, rooms } from '#domains/structure/structure.tables.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const created = () => ({ createdAt: clock.now(), updatedAt: clock.now() })
const titles = async (browser: TestBrowser, text: string) =>
  (await browser.search({ text })).items.map(({ kind, title }) => [kind, title])

it('rooms and batches are found by admins alone, by their present names, until they are archived', async () => {
  const admin = await server.as(await make.admin())
  const [roomId, batchId, programmeId, departmentId] = [newId(), newId(), newId(), newId()]
  await db.insert(rooms).values({ id: roomId, name: 'Windmill hall', capacity: 60, ...created() })
  await db.insert(departments).values({ id: departmentId, name: 'Sails', ...created() })
  await db.insert(programmes).values({ id: programmeId, departmentId, name: 'Milling', ...created() })
  await db
    .insert(batches)
    .values({ id: batchId, programmeId, code: 'WIND-24', intakeYear: 2024, ...created() })
  const { items } = await admin.search({ text: 'wind' })
  expect(items).toMatchObject([
    { kind: 'batch', title: 'WIND-24', detail: 'Milling · 2024', path: `/app/classes/batches/${batchId}` },
    {
      kind: 'room',
      title: 'Windmill hall',
      detail: 'Room with 60 seats',
      path: `/app/classes/rooms/${roomId}`,
    },
  ])
  for (const role of ['lecturer', 'student', 'staff'] as const)
    expect(await titles(await server.as(await make.person({ role })), 'wind')).toEqual([])
  await db.update(rooms).set({ name: 'Sail loft' }).where(eq(rooms.id, roomId))
  await db.update(batches).set({ archivedAt: clock.now() }).where(eq(batches.id, batchId))
  expect(await titles(admin, 'wind')).toEqual([])
  expect(await titles(admin, 'sail loft')).toEqual([['room', 'Sail loft']])
})
