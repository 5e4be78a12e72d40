import type { Exam } from '@campanile/contract/exams/exam.ts'
import type { Database } from '#db/database.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { examAbilities, refusalOf } from './exams.policy.ts'
import { type ExamRow, lockExam } from './exams.repo.ts'

interface Wish {
  ability: keyof Exam['can']
  /** The version on the caller's screen; omitted for actions that depend only on the exam's state. */
  version?: number
}

/**
 * The exam to be changed, locked until the transaction ends, so that concurrent changes wait here.
 *
 * @throws AppError not-found; edit-conflict when it has changed since; exam-has-marks; exam-not-changeable
 */
export async function lockedExam(
  ctx: SignedIn,
  db: Database,
  examId: string,
  { ability, version }: Wish,
): Promise<ExamRow> {
  const row = requireFound(await lockExam(db, examId))
  if (version !== undefined && row.version !== version) throw new AppError('edit-conflict')
  const now = ctx.clock.now()
  if (!examAbilities(ctx.actor, row, now)[ability])
    throw new AppError(refusalOf(ctx.actor, row, { ability, now }))
  return row
}
