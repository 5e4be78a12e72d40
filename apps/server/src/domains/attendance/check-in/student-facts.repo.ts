import { checkInWays } from '@campanile/contract/attendance/check-in.ts'
import { batchDatabaseCalls } from '#db/batch-calls.ts'
import type { Database } from '#db/database.ts'
import { hiddenFromPlanner, inCallersOrder, nullable, pgType, queryPreparedRows } from '#db/rows.ts'
import { faceStanding, faceStandingShape } from '#domains/faces/face-standing.sql.ts'

const factsShape = {
  place: pgType.bigint,
  ...faceStandingShape,
  hasPasskey: pgType.boolean,
  /** How the student checked in last, except by a claim. */
  lastWay: nullable(pgType.oneOf(checkInWays)),
}

/** What a student can check in with, read when a check-in opens. Calls share a query. */
export const findStudentFacts = batchDatabaseCalls(async (db: Database, studentIds: string[]) => {
  const rows = await queryPreparedRows(db, 'find-student-facts', factsShape)`
    select asked.place, ${faceStanding},
      exists (select 1 from passkeys k where k.person_id = people.id) as has_passkey,
      (select a.method from attempts a
        where a.person_id = people.id and a.outcome = 'accepted' and a.method in ('face', 'passkey', 'code')
        order by a.id desc limit 1) as last_way
    from unnest(${hiddenFromPlanner(studentIds, 'uuid[]')}) with ordinality asked(student_id, place)
    join people on people.id = asked.student_id`
  return inCallersOrder(studentIds.length, rows)
})
