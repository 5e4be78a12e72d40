import type { BatchSuccessor, RolloverPlan } from '@campanile/contract/structure/term-rollover.ts'
import type { WeeklyTime } from '#domains/timetable/weekly.rules.ts'
import type { PlannedMeeting } from './rollover-clashes.rules.ts'

/** The initial plan of a roll-over: all classes, unchanged. */
export const emptyPlan: RolloverPlan = {
  target: null,
  leftOut: [],
  lecturers: 'keep',
  batches: null,
  successors: [],
  enrolments: true,
  assignments: true,
  shiftWeeks: null,
  withoutRoom: [],
  withoutMeeting: [],
  withoutLecturer: [],
}

export interface ClassToCopy {
  id: string
  batches: readonly { id: string; code: string }[]
  lecturers: readonly { id: string; name: string; departure: 'left' | 'leaving' | null }[]
  meetings: readonly (WeeklyTime & { id: string; roomId: string | null; room: string | null })[]
  copied: boolean
}

export type CopiedBatch = Exclude<BatchSuccessor, { kind: 'none' }>

/** A class as it will be in the new term. */
export interface PlannedClass<C extends ClassToCopy = ClassToCopy> {
  source: C
  lecturers: C['lecturers'][number][]
  batches: CopiedBatch[]
  meetings: C['meetings'][number][]
}

/** Identifies a batch, a new one by its code. */
export const batchKey = (batch: CopiedBatch): string =>
  batch.kind === 'existing' ? batch.batchId : `new ${batch.code.toLowerCase()}`

/** The plan for the classes of a term. Classes that were copied before are not copied again. */
export function plannedClasses<C extends ClassToCopy>(
  classes: readonly C[],
  plan: RolloverPlan,
  successors: ReadonlyMap<string, BatchSuccessor>,
): PlannedClass<C>[] {
  const [leftOut, withoutMeeting, withoutRoom] = [plan.leftOut, plan.withoutMeeting, plan.withoutRoom].map(
    (ids) => new Set(ids),
  ) as [Set<string>, Set<string>, Set<string>]
  const open = new Set(plan.withoutLecturer.map((it) => `${it.classId} ${it.lecturerId}`))
  return classes
    .filter((it) => !it.copied && !leftOut.has(it.id))
    .map((source) => ({
      source,
      lecturers: source.lecturers.filter(
        ({ id, departure }) =>
          plan.lecturers === 'keep' && departure !== 'left' && !open.has(`${source.id} ${id}`),
      ),
      batches: distinctBatches(source.batches.map(({ id }) => successors.get(id))),
      meetings: source.meetings
        .filter(({ id }) => !withoutMeeting.has(id))
        .map((it) => (withoutRoom.has(it.id) ? { ...it, roomId: null, room: null } : it)),
    }))
}

/** Two batches of a class may be followed by one. */
function distinctBatches(successors: readonly (BatchSuccessor | undefined)[]): CopiedBatch[] {
  const known = successors.filter((it) => it !== undefined && it.kind !== 'none') as CopiedBatch[]
  return [...new Map(known.map((it) => [batchKey(it), it])).values()]
}

/** The batches that are still to be created, each with the batch that it follows. */
export function newBatches<B extends { id: string }>(
  classes: readonly PlannedClass[],
  batches: readonly B[],
  successors: ReadonlyMap<string, BatchSuccessor>,
): { code: string; after: B }[] {
  const needed = new Set(classes.flatMap((it) => it.batches.map(batchKey)))
  const created = batches.flatMap((after) => {
    const to = successors.get(after.id)
    return to?.kind === 'new' && needed.has(batchKey(to)) ? [{ key: batchKey(to), code: to.code, after }] : []
  })
  return [...new Map(created.map(({ key, ...it }) => [key, it])).values()]
}

/** The weekly meetings of planned classes, with what each needs. */
export const plannedMeetings = <C extends ClassToCopy>(classes: readonly PlannedClass<C>[]) =>
  classes.flatMap((planned) =>
    planned.meetings.map(
      (it): PlannedMeeting & { planned: PlannedClass<C>; roomId: string | null; room: string | null } => ({
        ...it,
        planned,
        needs: [
          ...(it.roomId ? [{ resource: 'room' as const, key: it.roomId }] : []),
          ...planned.lecturers.map(({ id }) => ({ resource: 'lecturer' as const, key: id })),
          ...planned.batches.map((batch) => ({ resource: 'batch' as const, key: batchKey(batch) })),
        ],
      }),
    ),
  )
