import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pgType, queryValues } from '#db/rows.ts'
import { lecturersOverTime, taughtS } from '#domains/access/session-access.sql.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { classMakers, ids, sorted } from './testing/class-makers.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { admin, teach } = await classMakers(server)
const day = 24 * 60

/** Ids of the lecturers who taught a class when this session began. */
const taught = ({ id }: { id: string }) =>
  queryValues(
    platform.db,
    pgType.uuid,
  )`select l.lecturer_id as id from sessions s join ${lecturersOverTime} l on ${taughtS} where s.id = ${id}
      order by l.lecturer_id`

async function taughtNowBy(classId: string, lecturers: readonly TestPerson[]) {
  const { version } = await admin.readClass({ classId })
  await admin.updateClass({ classId, version, lecturerIds: ids(lecturers), batchIds: [] })
}

const session = (classId: string) => make.session(classId, { startsInMinutes: -30, minutes: 30 })

it('sessions stay with the lecturers who taught the class when they began', async () => {
  const [first, second, third] = [await make.lecturer(), await make.lecturer(), await make.lecturer()]
  const { id: classId } = await teach([], [first])
  const early = await session(classId)
  const running = await make.session(classId, { startsInMinutes: -5 })
  const ahead = await make.session(classId, { startsInMinutes: day })
  await taughtNowBy(classId, [second])
  for (const it of [early, running]) expect(await taught(it)).toEqual([first.id])
  expect(await taught(ahead)).toEqual([second.id])

  clock.forward({ minutes: 2 * day })
  await taughtNowBy(classId, [second, third])
  const both = await make.session(classId)
  expect(await taught(ahead), 'who joins teaches from then on').toEqual([second.id])
  clock.forward({ minutes: day })
  expect(await taught(both)).toEqual([second.id])
  const shared = await session(classId)
  expect(await taught(shared)).toEqual(sorted([second, third]))

  // The first lecturer is back: both periods count.
  await taughtNowBy(classId, [first])
  clock.forward({ minutes: 60 })
  expect(await taught(await session(classId))).toEqual([first.id])
  expect(await taught(early)).toEqual([first.id])
  expect(await taught(shared)).toEqual(sorted([second, third]))
})

it('a class without a lecturer is taken over from when the last one left', async () => {
  const [first, next, joined] = [await make.lecturer(), await make.lecturer(), await make.lecturer()]
  const { id: classId } = await teach()
  const before = await session(classId)
  await taughtNowBy(classId, [first])
  expect(await taught(before), 'nobody was before').toEqual([first.id])
  await taughtNowBy(classId, [])
  clock.forward({ minutes: day })
  const orphan = await session(classId)
  expect(await taught(orphan)).toEqual([])
  await taughtNowBy(classId, [next])
  await taughtNowBy(classId, [next, joined])
  expect(await taught(orphan)).toEqual([next.id])
  expect(await taught(before)).toEqual([first.id])
})

it('a period without a session leaves no row', async () => {
  const [mistaken, right] = [await make.lecturer(), await make.lecturer()]
  const { id: classId } = await teach([], [mistaken])
  await make.session(classId, { startsInMinutes: day })
  await taughtNowBy(classId, [right])
  const { rowCount } = await platform.db.execute(
    sql`select 1 from past_class_lecturers where class_id = ${classId}`,
  )
  expect(rowCount).toBe(0)
})
