import { createHash, createHmac } from 'node:crypto'
import {
  groupedPaperCode,
  makePaperCode,
  paperCodeRandom,
  readPaperCode,
} from '@campanile/contract/results/paper-code.ts'
import {
  type IssuedPaper,
  type TranscriptPreview,
  transcripts,
} from '@campanile/contract/results/transcripts.ts'
import { hashToken } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { drawn } from '#documents/drawing.ts'
import { hasClassAccess } from '#domains/access/session-access.service.ts'
import { countUse } from '#domains/accounts/sign-in/attempt-limits.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import { dateWords } from '#platform/date-words.ts'
import { paperMessages } from './messages.ts'
import { type Factual, resultSheetFacts, transcriptFacts } from './paper-facts.service.ts'
import { localeOfPaper, type PaperFacts, printedDetail, printedName, shownFacts } from './paper-facts.ts'
import { maySeePaper, paperAbilities } from './papers.policy.ts'
import * as repo from './papers.repo.ts'

/** Lookups per 15 minutes: from one address, which a whole office may share, and in total. */
const limits = { address: 120, everybody: 12_000 }

const unknown = { state: 'unknown' as const, paper: null }

export const verifyPaper = handle(transcripts.verifyPaper, async (ctx, { code: typed }) => {
  const code = readPaperCode(typed)
  // Text that cannot be a code does not count as a lookup.
  if (!code) return unknown
  await countUse(ctx, 'verify-paper', limits)
  const row = await repo.findByCodeHash(ctx.db, hashToken(code))
  if (!row) return unknown
  const { state, shown, issuedAt, supersededAt, revokedAt, ...paper } = row
  return {
    state,
    paper: {
      ...paper,
      ...shown,
      issuedAt: issuedAt.toISOString(),
      supersededAt: supersededAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    },
  }
})

/** A document's code. It cannot be derived from the id without the key, and need not be stored. */
function codeOfPaper(key: Buffer, paperId: string): string {
  const bytes = createHmac('sha256', key).update(paperId).digest().subarray(0, paperCodeRandom)
  return makePaperCode(Array.from(bytes, (byte) => byte & 31))
}

const toPaperCode = ({ secrets }: SignedIn, paperId: string) => codeOfPaper(secrets.key('paper'), paperId)

/** A document as people with access see it. */
export function paperView(ctx: SignedIn, row: repo.PaperRow): IssuedPaper {
  const { issuedAt, supersededAt, revokedAt, revokedBy, revokedReason, ...paper } = row
  return {
    ...paper,
    code: groupedPaperCode(toPaperCode(ctx, row.id)),
    issuedAt: issuedAt.toISOString(),
    supersededAt: supersededAt?.toISOString() ?? null,
    revoked: revokedAt && { at: revokedAt.toISOString(), by: revokedBy, reason: revokedReason ?? '' },
    can: paperAbilities(ctx.actor, row),
  }
}

const factsHash = (facts: PaperFacts) => createHash('sha256').update(JSON.stringify(facts)).digest()

/** Issues a document of the current marks. The same content on the same day gives the same document. */
async function issue(
  ctx: SignedIn,
  subject: { studentId: string } | { classId: string },
  read: () => Promise<Factual>,
): Promise<IssuedPaper> {
  // Taken before the marks are read, so that a change in between supersedes the document.
  const issuedAt = ctx.clock.now()
  const { facts, sheetIds } = await read()
  const id = newId()
  return inTransaction(ctx, async (tx) => {
    const { paperId, isNew } = await repo.insertPaper(tx.db, {
      id,
      ...subject,
      kind: facts.kind,
      isDraft: facts.kind === 'result-sheet' && facts.isDraft,
      codeHash: hashToken(toPaperCode(ctx, id)),
      name: printedName(facts),
      detail: printedDetail(facts),
      facts,
      contentHash: factsHash(facts),
      shown: shownFacts(facts),
      issuedAt,
      issuedOn: localDay(facts.timeZone, issuedAt).date,
      issuedBy: ctx.actor.id,
      sheetIds,
    })
    if (isNew) {
      const after = { kind: facts.kind, ...subject }
      await recordAudit(ctx, tx, { entity: 'paper', entityId: paperId, after })
      tx.announce({ event: { topic: 'results' }, role: 'admin' })
    }
    return paperView(ctx, requireFound(await repo.findPaper(tx.db, paperId)))
  })
}

/** The contents of a transcript. Nothing is stored. */
async function readPreview(ctx: SignedIn, studentId: string): Promise<TranscriptPreview> {
  const { student, gpa, credits, creditsPassed, terms } = (await transcriptFacts(ctx, studentId)).facts
  return {
    name: student.name,
    number: student.number,
    programme: student.programme,
    gpa,
    credits,
    creditsPassed,
    terms: terms.map((term) => ({
      name: term.termName,
      isOver: term.isOver ?? false,
      gpa: term.gpa,
      classes: term.classes.map(({ courseCode, courseTitle, letter, status }) => ({
        courseCode,
        courseTitle,
        letter,
        status,
      })),
    })),
  }
}

export const previewMyTranscript = handle(transcripts.previewMyTranscript, (ctx) =>
  readPreview(ctx, ctx.actor.id),
)

export const previewTranscript = handle(transcripts.previewTranscript, (ctx, { studentId }) =>
  readPreview(ctx, studentId),
)

export const issueMyTranscript = handle(transcripts.issueMyTranscript, (ctx) =>
  issue(ctx, { studentId: ctx.actor.id }, () => transcriptFacts(ctx, ctx.actor.id)),
)

export const issueTranscript = handle(transcripts.issueTranscript, (ctx, { studentId }) =>
  issue(ctx, { studentId }, () => transcriptFacts(ctx, studentId)),
)

export const issueResultSheet = handle(transcripts.issueResultSheet, (ctx, { classId, isDraft }) =>
  issue(ctx, { classId }, () => resultSheetFacts(ctx, classId, isDraft)),
)

export const listMyPapers = handle(transcripts.listMyPapers, async (ctx, { page, pageSize }) => {
  const { rows, total } = await repo.listPapers(ctx.db, { page, pageSize, studentId: ctx.actor.id })
  return { items: rows.map((row) => paperView(ctx, row)), total, page, pageSize }
})

export const listIssuedPapers = handle(transcripts.listIssuedPapers, async (ctx, query) => {
  const { rows, total } = await repo.listPapers(ctx.db, query)
  const { page, pageSize } = query
  return { items: rows.map((row) => paperView(ctx, row)), total, page, pageSize }
})

/** @throws AppError not-found when the caller has no access to it */
async function visiblePaper(ctx: SignedIn, paperId: string): Promise<repo.PaperRow> {
  const row = await repo.findPaper(ctx.db, paperId)
  const runs = row?.classId != null && (await hasClassAccess(ctx, ctx.db, row.classId))
  if (!row || !maySeePaper(ctx.actor, row, runs)) throw new AppError('not-found')
  return row
}

export const readPaper = handle(transcripts.readPaper, async (ctx, { paperId }) => {
  const paper = await visiblePaper(ctx, paperId)
  if (paper.revokedAt) throw new AppError('paper-revoked')
  const { facts, issuedAt, issuedOn } = await repo.readFacts(ctx.db, paperId)
  const locale = localeOfPaper(facts)
  const printed = {
    code: toPaperCode(ctx, paperId),
    verifyUrl: `${ctx.config.publicUrl.origin}/verify`,
    issuedAt,
    issuedOn: dateWords(issuedOn, locale),
  }
  const bytes =
    facts.kind === 'transcript'
      ? await drawn('transcript', facts, printed)
      : await drawn('resultSheet', facts, printed)
  const m = paperMessages(locale)
  const of = { name: paper.name, day: issuedOn }
  const name = facts.kind === 'transcript' ? m.transcriptFile(of) : m.resultSheetFile(of)
  return { type: 'application/pdf', bytes, saveAs: `${name}.pdf` }
})

export const revokePaper = handleInTransaction(
  transcripts.revokePaper,
  async (ctx, { paperId, version, reason }, tx) => {
    const before = await visiblePaper({ ...ctx, db: tx.db }, paperId)
    if (before.revokedAt) throw new AppError('paper-revoked')
    const revocation = { revokedAt: ctx.clock.now(), revokedBy: ctx.actor.id, revokedReason: reason }
    if (!(await repo.revoke(tx.db, paperId, version, revocation))) throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'paper',
      entityId: paperId,
      about: before.studentId,
      before: { state: before.state },
      after: { state: 'revoked', reason },
    })
    tx.announce({
      event: { topic: 'results' },
      people: before.studentId ? [before.studentId] : [],
      role: 'admin',
    })
    return paperView(ctx, requireFound(await repo.findPaper(tx.db, paperId)))
  },
)
