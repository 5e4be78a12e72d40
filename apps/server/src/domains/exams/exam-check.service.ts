import { exams } from '@campanile/contract/exams/exams.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { newId } from '#db/columns.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { checkTime } from '#domains/timetable/free-times.service.ts'
import { taughtClass } from '#domains/timetable/meetings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { resourcesOf } from './exam-form.service.ts'
import { listCandidates, listCrowding } from './exam-people.repo.ts'
import { clockTimesOf, examSlot } from './exam-time.rules.ts'
import { crowdingView } from './exam-view.ts'

const maxCrowding = 50
/** An exam that runs past midnight is checked as it is; alternatives are only searched for within its day. */
const endOfDay = '23:59'

export const checkExam = handle(exams.checkExam, async (ctx, input) => {
  const { classId, examId, sitting, day } = input
  const taught = await taughtClass(ctx, classId)
  const { timeZone } = await currentInstitution(ctx)
  const times = clockTimesOf(input) ?? { startsAt: input.startsAt, endsAt: endOfDay }
  const except = examId ? [examId] : []
  const resources = resourcesOf(taught, sitting, input)
  const checked = await checkTime(ctx, { resources, day, times, seats: 1, except })
  const studentIds = await studentsOf(ctx, input, taught.studentIds)
  const asked = { examId: examId ?? newId(), ...examSlot(input, timeZone), studentIds }
  const crowding = await listCrowding(ctx.db, [asked], timeZone, maxCrowding)
  return { ...checked, candidates: studentIds.length, crowding: crowdingView(crowding) }
})

/**
 * The students who would sit it: for a new exam the class or nobody yet, for an existing one its current
 * candidates.
 */
async function studentsOf(
  ctx: SignedIn,
  { examId, sitting }: ParsedInput<typeof exams.checkExam>,
  ofClass: readonly string[],
): Promise<readonly string[]> {
  if (!examId) return sitting === 'class' ? ofClass : []
  const known = await listCandidates(ctx.db, examId)
  return known.map(({ studentId }) => studentId)
}
