import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { pgType } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import { offlineClaims } from '@campanile/server/domains/attendance/offline-claims.tables.ts'
import { minutesAfter } from '@campanile/server/platform/clock.ts'

const missedRow = {
  sessionId: pgType.uuid,
  studentId: pgType.uuid,
  startsAt: pgType.instant,
}

/** Adds an offline scan in each class, by a student who is absent from the latest session. */
export async function addOfflineScans(db: Database): Promise<void> {
  const missed = await queryRows(db, missedRow)`
    select distinct on (s.class_id) s.id as session_id, a.student_id, s.starts_at
    from sessions s
    join attendance_records a on a.session_id = s.id and a.status = 'absent'
    join people p on p.id = a.student_id
    where s.status = 'held'
    order by s.class_id, s.starts_at desc, p.email`
  if (missed.length === 0) return
  await db.insert(offlineClaims).values(
    missed.map(({ sessionId, studentId, startsAt }) => ({
      sessionId,
      studentId,
      claimId: newId(),
      shownAt: minutesAfter(startsAt, 4),
      scannedAt: minutesAfter(startsAt, 4),
      lateAfter: minutesAfter(startsAt, 10),
      receivedAt: minutesAfter(startsAt, 41),
      typed: false,
    })),
  )
}
