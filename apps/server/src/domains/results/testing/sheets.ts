import type { TypedCell } from '@campanile/contract/results/mark-entry.ts'
import { newId } from '#db/columns.ts'
import { assignments } from '#domains/assignments/assignments.tables.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'

type Database = TestServer['platform']['db']

interface Traits {
  title?: string
  weight?: string
  maxMark?: string
  sitting?: 'class' | 'deferred'
  dueAt?: Date
}

const now = new Date('2026-11-10T09:00:00.000Z')

/** A published exam of a class; its mark sheet has its id. */
export async function makeExam(db: Database, classId: string, traits: Traits = {}): Promise<string> {
  const id = newId()
  await db.insert(exams).values({
    id,
    classId,
    type: 'final',
    sitting: traits.sitting ?? 'class',
    title: traits.title ?? 'Final',
    startsAt: now,
    endsAt: new Date(now.getTime() + 7_200_000),
    maxMark: traits.maxMark ?? '100',
    weight: traits.weight ?? '60',
    publishedAt: now,
    seatSeed: 1,
    createdAt: now,
    changedAt: now,
  })
  return id
}

/** A published assignment with a late penalty of 10 %, down to a floor of half the mark. */
export async function makeAssignment(db: Database, classId: string, traits: Traits = {}): Promise<string> {
  const id = newId()
  const maxMark = traits.maxMark ?? '100'
  await db.insert(assignments).values({
    id,
    classId,
    title: traits.title ?? 'Essay',
    opensAt: new Date(Math.min(now.getTime(), traits.dueAt?.getTime() ?? Infinity) - 86_400_000),
    dueAt: traits.dueAt ?? now,
    maxMark,
    weight: traits.weight ?? '40',
    lateKind: 'fixed',
    lateAmount: '10',
    lateUnit: 'percent',
    lateEvery: 'day',
    lateFloor: '0',
    maxFiles: 3,
    maxFileBytes: 1000,
    accepts: ['pdf'],
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  return id
}

/** A cell as typed: a mark, absent, incomplete or cleared. */
export const typed = (
  student: Pick<TestPerson, 'id'>,
  value: string | null,
  { version = 0 }: { version?: number } = {},
): TypedCell => {
  const isState = value === 'absent' || value === 'incomplete'
  return {
    studentId: student.id,
    state: value === null ? null : isState ? value : 'marked',
    mark: isState ? null : value,
    version,
  }
}

/** Enters a mark for each student, submits and publishes. */
export async function published(
  { admin, sheetId }: { admin: TestBrowser; sheetId: string },
  marks: readonly (readonly [Pick<TestPerson, 'id'>, string])[],
) {
  await admin.enterMarks({ sheetId, cells: marks.map(([student, mark]) => typed(student, mark)) })
  const { version } = await admin.submitMarkSheet({ sheetId, version: 0 })
  return admin.publishMarkSheet({ sheetId, version })
}
