import type { Database } from '#db/database.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { findWindow } from './register.repo.ts'

/**
 * Attendance is recorded from the start of a session, or earlier if its check-in was opened.
 *
 * @throws AppError session-cancelled or session-not-started
 */
export async function requireRecordable(
  { clock }: Pick<SignedIn, 'clock'>,
  db: Database,
  session: SessionHead,
): Promise<void> {
  if (session.status === 'cancelled') throw new AppError('session-cancelled')
  if (clock.now() < session.startsAt && !(await findWindow(db, session.id)))
    throw new AppError('session-not-started')
}
