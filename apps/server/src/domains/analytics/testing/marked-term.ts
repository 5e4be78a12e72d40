import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { markedClass } from '#domains/insight/testing/marked-class.ts'
import {
  batches,
  batchMembers,
  classes,
  departments,
  programmes,
  terms,
} from '#domains/structure/structure.tables.ts'
import type { TestServer } from '#testing/server.ts'
import { keepFigures } from '../figures/keep-figures.service.ts'

/** Recomputes all figures that are due, and those that become due within a minute. */
export async function keepAll({ platform, clock }: Pick<TestServer, 'platform' | 'clock'>) {
  await keepFigures(platform)
  clock.forward({ minutes: 1 })
  await keepFigures(platform)
}

/**
 * A term with one class in its eighth week, with figures. Ada always attends, Ben has stopped, and Eve is
 * late and in no batch.
 */
export async function markedTerm(server: Pick<TestServer, 'make' | 'platform' | 'clock'>) {
  const { make, platform, clock } = server
  const { db } = platform
  const lecturer = await make.lecturer({ firstName: 'Lee', lastName: 'Cturer' })
  const [ada, ben, eve] = await Promise.all(
    ['Ada', 'Ben', 'Eve'].map((firstName) => make.student({ firstName, lastName: 'Student' })),
  )
  const maths = await markedClass(
    { make, db, now: clock.now },
    [lecturer],
    [
      [ada!, 'PPPPPPPP'],
      [ben!, 'PPPPAAAA'],
      [eve!, 'LLEAALLL'],
    ],
  )
  const [row] = await db.select().from(classes).where(eq(classes.id, maths.id))
  const { termId } = row!
  await db.update(terms).set({ firstDay: '2026-09-21', lastDay: '2026-12-18' }).where(eq(terms.id, termId))
  const history = { createdAt: clock.now(), updatedAt: clock.now() }
  const [department, programme, batch] = [newId(), newId(), newId()]
  await db.insert(departments).values({ id: department, name: 'Sciences', ...history })
  await db
    .insert(programmes)
    .values({ id: programme, departmentId: department, name: 'BSc Maths', ...history })
  await db
    .insert(batches)
    .values({ id: batch, programmeId: programme, code: 'M26', intakeYear: 2026, ...history })
  await db.insert(batchMembers).values([ada!, ben!].map(({ id }) => ({ studentId: id, batchId: batch })))
  await keepAll(server)
  return {
    termId,
    maths: maths.id,
    ada: ada!.id,
    ben: ben!.id,
    eve: eve!.id,
    lecturer: lecturer.id,
    batch,
    programme,
    department,
  }
}
