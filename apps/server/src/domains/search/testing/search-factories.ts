import { newId } from '#db/columns.ts'
import { assignments } from '#domains/assignments/assignments.tables.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { leaveRequests, leaveTypes } from '#domains/leave/leave.tables.ts'
import { mitigationRequests } from '#domains/mitigation/mitigation.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import type { TestServer } from '#testing/server.ts'

interface Traits {
  /** Creates this many, one day apart and ending today, with a number after the title. */
  count?: number
  published?: boolean
}

/** Creates searchable rows other than people and classes, with the names that a test gives. */
export function searchFactories({ platform: { db }, clock }: TestServer) {
  const numbered = (title: string, { count }: Traits) => {
    const now = clock.now()
    if (!count) return [{ title, at: now }]
    return Array.from({ length: count }, (_, index) => ({
      title: `${title} ${index + 1}`,
      at: daysAfter(now, index + 1 - count),
    }))
  }

  return {
    mitigation: (studentId: string, title: string, traits: Traits = {}) =>
      db.insert(mitigationRequests).values(
        numbered(title, traits).map((it) => ({
          id: newId(),
          studentId,
          title: it.title,
          description: 'Ill',
          reason: 'Ill',
          requestedExtension: 3,
          requestDate: it.at,
        })),
      ),

    async leave(personId: string, type: string, traits: Traits = {}) {
      const leaveTypeId = newId()
      const now = clock.now()
      await db.insert(leaveTypes).values({
        id: leaveTypeId,
        name: type,
        paid: true,
        dayMinutes: 480,
        allowsHalfDays: true,
        allowsHours: true,
        carryOverMinutes: 0,
        carryOverMonths: 0,
        roles: ['staff', 'lecturer'],
        createdAt: now,
        updatedAt: now,
      })
      await db.insert(leaveRequests).values(
        numbered(type, traits).map(({ at }) => {
          const date = at.toISOString().slice(0, 10)
          return {
            id: newId(),
            personId,
            leaveTypeId,
            from: date,
            to: date,
            part: 'whole' as const,
            during: `[${date} 00:00,${date} 23:00)`,
            reason: 'Away',
            status: 'pending' as const,
            submittedAt: at,
          }
        }),
      )
    },

    async assignment(classId: string, title: string, traits: Traits = {}) {
      const now = clock.now()
      await db.insert(assignments).values(
        numbered(title, traits).map((it) => ({
          id: newId(),
          classId,
          title: it.title,
          opensAt: daysAfter(it.at, -9),
          dueAt: it.at,
          maxMark: '100',
          weight: '10',
          lateKind: 'none' as const,
          lateAmount: '0',
          lateUnit: 'percent' as const,
          lateEvery: 'day' as const,
          lateFloor: '0',
          maxFiles: 1,
          maxFileBytes: 1000,
          accepts: ['pdf' as const],
          publishedAt: traits.published === false ? null : now,
          createdAt: now,
          updatedAt: now,
        })),
      )
    },

    async exam(classId: string, title: string, traits: Traits = {}) {
      const now = clock.now()
      await db.insert(exams).values(
        numbered(title, traits).map((it) => ({
          id: newId(),
          classId,
          type: 'final' as const,
          title: it.title,
          startsAt: it.at,
          endsAt: daysAfter(it.at, 0.1),
          maxMark: '100',
          weight: '50',
          publishedAt: traits.published === false ? null : now,
          seatSeed: 1,
          createdAt: now,
          changedAt: now,
        })),
      )
    },
  }
}
