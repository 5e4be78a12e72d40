import type { Transaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { spanWords } from '#platform/date-words.ts'
import type { ProposalRow } from './leave-covers.repo.ts'
import { leaveNotices } from './notices.messages.ts'

/** Refreshes open pages of the colleagues. */
export function announceCovers(tx: Transaction, rows: readonly ProposalRow[]): void {
  const people = rows.flatMap(({ colleagueId }) => colleagueId ?? [])
  if (people.length > 0) tx.announce({ event: { topic: 'leave' }, people })
}

const coversPath = '/app/schedule/requests'

async function noticeFacts(tx: Transaction, row: ProposalRow, name: string) {
  const { timeZone } = await currentInstitution(tx)
  return (locale: string) => ({ name, course: row.courseTitle, span: spanWords(row, timeZone, locale) })
}

/** Asks each colleague to cover the sessions proposed for them. */
export async function notifyColleagues(
  tx: Transaction,
  at: Date,
  rows: readonly ProposalRow[],
): Promise<void> {
  for (const row of rows) {
    if (!row.colleagueId) continue
    const facts = await noticeFacts(tx, row, row.personName)
    await notify(tx, at, [row.colleagueId], (locale) => ({
      kind: 'requests',
      type: 'info',
      title: leaveNotices(locale).coverRequested(),
      message: leaveNotices(locale).askedToCover(facts(locale)),
      priority: 'high',
      navigationPath: coversPath,
    }))
  }
}

/** Notifies colleagues that a cover they did not decline is not needed. */
export async function notifyReleased(tx: Transaction, at: Date, rows: readonly ProposalRow[]): Promise<void> {
  for (const row of rows) {
    if (!row.colleagueId || row.answer === 'declined') continue
    const facts = await noticeFacts(tx, row, row.personName)
    await notify(tx, at, [row.colleagueId], (locale) => ({
      kind: 'decisions',
      type: 'info',
      title: leaveNotices(locale).coverNotNeeded(),
      message: leaveNotices(locale).coverNoLongerNeeded(facts(locale)),
      priority: 'medium',
      navigationPath: coversPath,
    }))
  }
}

/** Notifies the person on leave of their colleague's answer. */
export async function notifyOfAnswer(
  tx: Transaction,
  at: Date,
  row: ProposalRow,
  { answer, reason }: { answer: 'accepted' | 'declined'; reason: string | null },
): Promise<void> {
  const accepted = answer === 'accepted'
  const facts = await noticeFacts(tx, row, row.colleague!)
  await notify(tx, at, [row.personId], (locale) => {
    const m = leaveNotices(locale)
    return {
      kind: 'decisions',
      type: accepted ? 'success' : 'warning',
      title: accepted ? m.coverAccepted() : m.coverDeclined(),
      message: reason ? m.coverAnsweredBecause({ ...facts(locale), reason }) : m.coverAnswered(facts(locale)),
      priority: 'high',
      navigationPath: `/app/leave-requests?request=${row.requestId}`,
    }
  })
}
