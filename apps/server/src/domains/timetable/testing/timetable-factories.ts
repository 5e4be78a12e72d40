import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import {
  batches,
  classBatches,
  classes,
  departments,
  holidays as holidayRows,
  programmes,
  rooms,
  terms,
} from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import type { TestServer } from '#testing/server.ts'

interface Traits {
  lecturers?: TestPerson[]
  students?: TestPerson[]
  batches?: { id: string }[]
  term?: { id: string }
  holidays?: { firstDay: string; lastDay: string }[]
}

/**
 * Classes in an autumn term of 2030, which is in the future for both the server’s and the database’s clock.
 */
export function timetableFactories({ make, platform: { db }, clock }: TestServer) {
  let serial = 0
  const history = () => ({ createdAt: clock.now(), updatedAt: clock.now() })

  const termOf = async (firstDay: string, lastDay: string) => {
    const id = newId()
    await db.insert(terms).values({ id, name: `Autumn ${id}`, firstDay, lastDay, ...history() })
    return { id }
  }

  return {
    termOf,

    async room(name = `Room ${++serial}`, capacity = 60) {
      const id = newId()
      await db.insert(rooms).values({ id, name, capacity, ...history() })
      return { id, name }
    },

    async batch(code = `B-${++serial}`) {
      const [departmentId, programmeId, id] = [newId(), newId(), newId()]
      await db.insert(departments).values({ id: departmentId, name: `Department ${id}`, ...history() })
      await db
        .insert(programmes)
        .values({ id: programmeId, departmentId, name: `Programme ${id}`, ...history() })
      await db.insert(batches).values({ id, programmeId, code, intakeYear: 2030, ...history() })
      return { id, code }
    },

    async taughtClass({ lecturers, students = [], batches: groups = [], term, holidays = [] }: Traits = {}) {
      const made = await make.class(lecturers ?? [await make.lecturer()], students)
      const { id: termId } = term ?? (await termOf('2030-09-23', '2030-12-13'))
      await db.update(classes).set({ termId }).where(eq(classes.id, made.id))
      for (const { id: batchId } of groups)
        await db.insert(classBatches).values({ classId: made.id, batchId })
      for (const it of holidays)
        await db.insert(holidayRows).values({ id: newId(), termId, name: 'Break', ...it })
      return made
    },
  }
}
