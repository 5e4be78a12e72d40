import type { Transaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { spanWords } from '#platform/date-words.ts'
import type { ProposalRow } from './leave-covers.repo.ts'

/** Refreshes open pages of the colleagues. */
export function announceCovers(tx: Transaction, rows: readonly ProposalRow[]): void {
  const people = rows.flatMap(({ colleagueId }) => colleagueId ?? [])
  if (people.length > 0) tx.announce({ event: { topic: 'leave' }, people })
}

const coversPath = '/app/schedule/requests'

/** Maths, Mon 14 Dec, 09:00 to 10:30 */
async function sessionWords(tx: Transaction, row: ProposalRow): Promise<string> {
  const { timeZone } = await currentInstitution(tx)
  return `${row.courseTitle}, ${spanWords(row, timeZone)}`
}

/** Asks each colleague to cover the sessions proposed for them. */
export async function notifyColleagues(
  tx: Transaction,
  at: Date,
  rows: readonly ProposalRow[],
): Promise<void> {
  for (const row of rows) {
    if (!row.colleagueId) continue
    await notify(tx, at, [row.colleagueId], {
      kind: 'requests',
      type: 'info',
      title: 'Cover requested',
      message: `${row.personName} asks you to cover ${await sessionWords(tx, row)}. You can accept or decline.`,
      priority: 'high',
      navigationPath: coversPath,
    })
  }
}

/** Notifies colleagues that a cover they did not decline is not needed. */
export async function notifyReleased(tx: Transaction, at: Date, rows: readonly ProposalRow[]): Promise<void> {
  for (const row of rows) {
    if (!row.colleagueId || row.answer === 'declined') continue
    await notify(tx, at, [row.colleagueId], {
      kind: 'decisions',
      type: 'info',
      title: 'Cover not needed',
      message: `${row.personName} no longer needs cover for ${await sessionWords(tx, row)}.`,
      priority: 'medium',
      navigationPath: coversPath,
    })
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
  await notify(tx, at, [row.personId], {
    kind: 'decisions',
    type: accepted ? 'success' : 'warning',
    title: accepted ? 'Cover accepted' : 'Cover declined',
    message: `${row.colleague}: ${await sessionWords(tx, row)}.${reason ? ` ${reason}` : ''}`,
    priority: 'high',
    navigationPath: `/app/leave-requests?request=${row.requestId}`,
  })
}
