import { daysAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteExpiredLinks } from './accounts.repo.ts'
import { dropOldCounters } from './attempt-limits.service.ts'
import { deleteExpiredAnswers } from './passkeys.repo.ts'
import { deleteStaleSecrets } from './second-factor.repo.ts'
import { deleteExpiredSessions } from './sessions.repo.ts'

/** Job: what has expired is of no use and says something about people, so it goes. */
export async function keepAccountsTidy({ db, clock }: Platform): Promise<void> {
  const now = clock.now()
  await dropOldCounters(db, now)
  await deleteExpiredLinks(db, now)
  await deleteExpiredSessions(db, now)
  await deleteExpiredAnswers(db, now)
  await deleteStaleSecrets(db, daysAfter(now, -1))
}
