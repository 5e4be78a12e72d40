import { people } from '@campanile/server/domains/people/people.tables.ts'
import { issueTranscript, revokePaper } from '@campanile/server/domains/results/papers/papers.service.ts'
import { verifications } from '@campanile/server/domains/results/papers.tables.ts'
import type { SignedIn } from '@campanile/server/http/context.ts'
import { daysAfter } from '@campanile/server/platform/clock.ts'
import type { Platform } from '@campanile/server/platform/platform.ts'
import { systemContext } from '@campanile/server/platform/system-context.ts'
import { eq, inArray } from 'drizzle-orm'
import { demoAccounts, demoEmail, demoStudents } from './accounts.ts'
import { demoCorrected } from './results-plan.ts'

/** The issue dates of documents. The mark on the last one was corrected afterwards. */
const papers = [
  { seat: 0, daysAgo: 21, revoked: null },
  { seat: 1, daysAgo: 34, revoked: 'The name was misspelt.' },
  { seat: demoCorrected.seat, daysAgo: 232, revoked: null },
] as const

/**
 * Issues transcripts in every state, once. Runs after the campus is complete, because they are issued the
 * usual way.
 */
export async function issueDemoPapers(platform: Platform): Promise<void> {
  const { db } = platform
  const [known] = await db.select({ id: verifications.id }).from(verifications).limit(1)
  if (known) return
  const [admin] = await db.select().from(people).where(eq(people.email, demoAccounts[0]!.email))
  const students = await studentIds(platform)
  for (const { seat, daysAgo, revoked } of papers) {
    const at = daysAfter(platform.clock.now(), -daysAgo)
    const ctx: SignedIn = {
      ...systemContext({ ...platform, clock: { now: () => at } }, 'issueTranscript'),
      actor: { id: admin!.id, role: 'admin', sessionId: '', confirmedAt: null },
    }
    const { id: paperId, version } = await issueTranscript(ctx, { studentId: students[seat]! })
    if (revoked)
      await revokePaper({ ...ctx, operation: 'revokePaper' }, { paperId, version, reason: revoked })
  }
}

/** In seat order: the student account, then its classmates as listed. */
async function studentIds({ db }: Platform): Promise<string[]> {
  const emails = ['student@campanile.test', ...demoStudents.map(demoEmail)]
  const rows = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(inArray(people.email, emails))
  return emails.map((email) => rows.find((it) => it.email === email)?.id ?? '')
}
