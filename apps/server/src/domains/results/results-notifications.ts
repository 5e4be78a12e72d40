import type { Transaction } from '#db/database.ts'
import { listClassLecturers } from '#domains/access/session-access.repo.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import type { SignedIn } from '#http/context.ts'
import { markWords } from './marks/mark-words.ts'
import type { MarkValue } from './marks/typed-mark.rules.ts'
import { resultNotices } from './notices.messages.ts'
import type { SheetRow } from './sheets/mark-sheets.repo.ts'

type Sheet = Pick<SheetRow, 'id' | 'kind' | 'title' | 'classId' | 'courseCode'>

/** Makes the open grids of the class's lecturers and of admins reload. Students never receive this. */
export const announceToMarkers = async (tx: Transaction, { id, classId }: Pick<Sheet, 'id' | 'classId'>) =>
  tx.announce({
    event: { topic: 'results', id },
    people: await listClassLecturers(tx.db, classId),
    role: 'admin',
  })

/** Students whose visible results have changed. Leaves out the sheet's id, which students do not know. */
export function announceToStudents(tx: Transaction, people: readonly string[]): void {
  if (people.length > 0) tx.announce({ event: { topic: 'results' }, people })
}

const sheetParams = ({ courseCode: course, title }: Sheet) => ({ course, title })
const ownResults = '/app/dashboard/results'

export const notifyOfSubmission = (
  tx: Transaction,
  at: Date,
  sheet: Sheet,
  by: { id: string; name: string },
) =>
  notifyAdmins(
    tx,
    at,
    (locale) => ({
      kind: 'requests',
      type: 'info',
      title: resultNotices(locale).marksSubmitted(),
      message: resultNotices(locale).sheetSubmittedBy({ ...sheetParams(sheet), name: by.name }),
      priority: 'medium',
      navigationPath: `/app/student-results/sheets/${sheet.id}`,
    }),
    by.id,
  )

export const notifyOfReopening = async (tx: Transaction, at: Date, sheet: Sheet, reason: string) =>
  notify(tx, at, await listClassLecturers(tx.db, sheet.classId), (locale) => ({
    kind: 'results',
    type: 'warning',
    title: resultNotices(locale).marksToReviewAgain(),
    message: resultNotices(locale).sheetBecause({ ...sheetParams(sheet), reason }),
    priority: 'high',
    navigationPath: `/app/my-assignments/marks/${sheet.id}`,
  }))

/** The message contains no mark, because notifications are also sent by email. */
export const notifyOfPublication = (tx: Transaction, at: Date, sheet: Sheet, studentIds: readonly string[]) =>
  notify(tx, at, studentIds, (locale) => ({
    kind: 'results',
    type: 'info',
    title: resultNotices(locale).newResult(),
    message: resultNotices(locale).sheet(sheetParams(sheet)),
    priority: 'high',
    navigationPath: ownResults,
  }))

/** Only for students who saw the mark, so that the others do not learn that there is one. */
export async function notifyOfWithholding(
  { actor, clock }: SignedIn,
  tx: Transaction,
  sheet: Sheet,
  { studentIds, reason }: { studentIds: readonly string[]; reason: string | null },
): Promise<void> {
  if (studentIds.length === 0) return
  const facts = { ...sheetParams(sheet), name: await readFullName(tx.db, actor.id) }
  await notify(tx, clock.now(), studentIds, (locale) => ({
    kind: 'results',
    type: 'warning',
    title: resultNotices(locale).resultWithheld(),
    message: [resultNotices(locale).withheldBy(facts), reason && reasonWords(reason, locale)]
      .filter(Boolean)
      .join(' '),
    priority: 'high',
    navigationPath: ownResults,
  }))
}

interface Correction {
  studentId: string
  before: MarkValue
  after: MarkValue
  reason: string
}

/** The marks and the reason, which may mention them, are shown in the app only. */
export async function notifyOfCorrection(
  { actor, clock }: SignedIn,
  tx: Transaction,
  sheet: Sheet & Pick<SheetRow, 'maxMark'>,
  { studentId, before, after, reason }: Correction,
): Promise<void> {
  const facts = { ...sheetParams(sheet), name: await readFullName(tx.db, actor.id) }
  await notify(tx, clock.now(), [studentId], (locale) => {
    const m = resultNotices(locale)
    const marks = {
      before: markWords(before, sheet.maxMark, locale),
      after: markWords(after, sheet.maxMark, locale),
    }
    return {
      kind: 'results',
      type: 'warning',
      title: m.resultCorrected(),
      message: [m.correctedBy({ ...facts, ...marks }), reasonWords(reason, locale)].join(' '),
      mailMessage: m.correctionMailed(facts),
      priority: 'high',
      navigationPath: ownResults,
    }
  })
}
