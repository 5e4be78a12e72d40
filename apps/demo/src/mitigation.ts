import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { OperationName } from '@campanile/contract/operations.ts'
import { newId } from '@campanile/server/db/columns.ts'
import type { Transaction } from '@campanile/server/db/database.ts'
import { toPdf } from '@campanile/server/documents/pdf.ts'
import { assignments } from '@campanile/server/domains/assignments/assignments.tables.ts'
import {
  findRequest,
  insertRequest,
  updateRequest,
} from '@campanile/server/domains/mitigation/mitigation.repo.ts'
import { attachmentKey } from '@campanile/server/domains/mitigation/mitigation.rules.ts'
import {
  applyEffects,
  reverseEffects,
} from '@campanile/server/domains/mitigation/mitigation-effects.service.ts'
import { insertAttachment } from '@campanile/server/domains/mitigation/mitigation-parts.repo.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import type { SignedIn } from '@campanile/server/http/context.ts'
import { daysAfter, localDay } from '@campanile/server/platform/clock.ts'
import type { Platform } from '@campanile/server/platform/platform.ts'
import { systemContext } from '@campanile/server/platform/system-context.ts'
import { and, eq } from 'drizzle-orm'
import { demoAccounts } from './accounts.ts'
import type { DemoClass } from './campus.ts'
import type { DemoTime } from './demo-time.ts'
import { lastHeld } from './held-sessions.ts'
import type { DemoRequest } from './mitigation-requests.ts'

/** Facts about a class that a request needs. */
export type TaughtClass = Pick<DemoClass, 'id' | 'code' | 'studentIds'>

interface Campus {
  platform: Platform
  tx: Transaction
  classes: readonly TaughtClass[]
  adminId: string
  when: DemoTime
}

/** Adds requests in every state, each with its effects. */
export async function fillMitigation(
  platform: Platform,
  tx: Transaction,
  {
    classes,
    requests,
    when,
  }: { classes: readonly TaughtClass[]; requests: readonly DemoRequest[]; when: DemoTime },
): Promise<void> {
  const [admin] = await tx.db.select().from(people).where(eq(people.email, demoAccounts[0]!.email))
  for (const it of requests) await fill({ platform, tx, classes, adminId: admin!.id, when }, it)
}

async function fill(campus: Campus, it: DemoRequest): Promise<void> {
  const { tx, classes, when } = campus
  const taught = classes.find(({ code }) => code === it.course)!
  const studentId = taught.studentIds[it.seat]!
  const [id, requestDate] = [newId(), daysAfter(when.now, -it.daysAgo)]
  const row = {
    id,
    studentId,
    title: it.title,
    description: it.description,
    reason: it.reason,
    courseCode: taught.code,
    assignmentName: it.assignment,
    originalDueDate: it.assignment && localDay(when.timeZone, daysAfter(requestDate, 2)).date,
    requestedExtension: it.days,
    requestDate,
    classId: taught.id,
    assignmentId: await namedAssignment(tx, taught.id, it.assignment),
  }
  await insertRequest(tx.db, row, await lastHeld(tx.db, taught.id, requestDate, it.sessions ?? 0))
  if (it.evidence)
    await attachEvidence(campus, { requestId: id, studentId, name: it.evidence, at: requestDate })
  await decide(campus, id, it)
}

/** The existing assignment with this title in the class, if there is one. */
async function namedAssignment({ db }: Transaction, classId: string, title: string | null) {
  if (title === null) return null
  const [row] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.classId, classId), eq(assignments.title, title)))
  return row?.id ?? null
}

/** The context of an admin at that moment. */
const asAdmin = ({ platform, adminId }: Campus, operation: OperationName, at: Date): SignedIn => ({
  ...systemContext(platform, operation),
  clock: { now: () => at },
  actor: { id: adminId, role: 'admin', sessionId: newId(), confirmedAt: null },
})

async function decide(campus: Campus, requestId: string, { outcome, notes, days, daysAgo }: DemoRequest) {
  if (outcome === 'pending') return
  const { tx, adminId, when } = campus
  const reviewedAt = daysAfter(when.now, 0.8 - daysAgo)
  const adminNotes = notes ?? null
  const request = (await findRequest(tx.db, requestId))!
  if (outcome === 'rejected') {
    await updateRequest(tx.db, request, { status: 'rejected', adminNotes, reviewedAt, reviewedBy: adminId })
    return
  }
  const autoApproved = outcome === 'automatic'
  await applyEffects(asAdmin(campus, 'decideMitigation', reviewedAt), tx, request, days)
  await updateRequest(tx.db, request, {
    status: 'approved',
    grantedExtension: days,
    adminNotes,
    autoApproved,
    reviewedAt: autoApproved ? request.requestDate : reviewedAt,
    reviewedBy: autoApproved ? null : adminId,
  })
  if (outcome !== 'reversed') return
  const reversedAt = daysAfter(reviewedAt, 1)
  const approved = (await findRequest(tx.db, requestId))!
  await reverseEffects(asAdmin(campus, 'reverseMitigation', reversedAt), tx, approved)
  const reversalReason = 'The certificate covers different days from the missed sessions.'
  await updateRequest(tx.db, approved, { reversedAt, reversedBy: adminId, reversalReason })
}

interface Evidence {
  requestId: string
  studentId: string
  name: string
  at: Date
}

const letter = (at: Date) => [
  ['Issued', localDay('UTC', at).date],
  ['Issued by', 'University Health Centre'],
  ['Finding', 'Acute bronchitis'],
  ['Advice', 'Rest for seven days'],
]

async function attachEvidence({ platform, tx }: Campus, { requestId, studentId, name, at }: Evidence) {
  const columns = ['Certificate', 'Entry'].map((header, place) => ({
    header,
    width: 30,
    cell: (row: string[]) => row[place] ?? null,
  }))
  const bytes = await buffer(toPdf({ title: 'Medical certificate', columns, rows: letter(at) }, at))
  const key = attachmentKey({ studentId, requestId }, { at, index: 0, name })
  await platform.files.put(key, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { key, name, type: 'application/pdf', size: bytes.length, sha256 }
  await insertAttachment(tx.db, { requestId, ...file, uploadedAt: at })
}
