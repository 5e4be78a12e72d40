import type { ParsedInput } from '@campanile/contract/operation.ts'
import { readPaperCode } from '@campanile/contract/results/paper-code.ts'
import { paperState, type transcripts } from '@campanile/contract/results/transcripts.ts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { hashToken } from '#auth/tokens.ts'
import type { Database } from '#db/database.ts'
import { allConditions, containing, pageClause } from '#db/lists.ts'
import {
  countRows,
  nullable,
  pgType,
  queryOne,
  queryRow,
  queryRows,
  queryValues,
  type ShapeRow,
} from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { programmes, terms } from '#domains/structure/structure.tables.ts'
import { firstItem } from '#platform/first-item.ts'
import { verificationSheets, verifications } from '../papers.tables.ts'
import { hasNewer, paperStateSql, supersededAt } from './papers.sql.ts'

const verifiedRow = {
  kind: verifications.kind,
  isDraft: verifications.isDraft,
  state: pgType.oneOf(paperState.options),
  name: verifications.name,
  shown: verifications.shown,
  issuedAt: verifications.issuedAt,
  supersededAt: nullable(pgType.instant),
  revokedAt: verifications.revokedAt,
  hasNewer: pgType.boolean,
}
type VerifiedRow = ShapeRow<typeof verifiedRow>

/** Looks up the hash, so that timing reveals nothing about codes that are nearly right. */
export const findByCodeHash = (db: Database, codeHash: Buffer): Promise<VerifiedRow | undefined> =>
  queryRow(db, verifiedRow)`
    select v.kind, v.is_draft, ${paperStateSql} as state, v.name, v.shown, v.issued_at,
      ${supersededAt} as superseded_at, v.revoked_at, ${hasNewer} as has_newer
    from verifications v where v.code_hash = ${codeHash}`

/** The student's batch; undefined when they have none. */
export const findBatch = (
  db: Database,
  studentId: string,
): Promise<{ code: string; programme: string } | undefined> =>
  queryRow(db, {
    code: pgType.text,
    programme: programmes.name,
  })`select b.code::text as code, p.name as programme from batch_members m
      join batches b on b.id = m.batch_id join programmes p on p.id = b.programme_id
      where m.student_id = ${studentId}`

/** The class must exist. */
export async function findClassTerm(
  db: Database,
  classId: string,
): Promise<{ termId: string; termName: string }> {
  const row = await queryOne(db, {
    termId: terms.id,
    termName: terms.name,
  })`select t.id as term_id, t.name as term_name from classes c join terms t on t.id = c.term_id
      where c.id = ${classId}`
  return row
}

export const listLecturerNames = (db: Database, classId: string): Promise<string[]> =>
  queryValues(db, pgType.text)`select p.first_name || ' ' || p.last_name as name from class_lecturers l
      join people p on p.id = l.lecturer_id where l.class_id = ${classId} order by ${nameOrderOfP}`

const paperRow = {
  id: verifications.id,
  kind: verifications.kind,
  isDraft: verifications.isDraft,
  state: pgType.oneOf(paperState.options),
  name: verifications.name,
  detail: verifications.detail,
  studentId: verifications.studentId,
  classId: verifications.classId,
  issuedAt: verifications.issuedAt,
  issuedBy: nullable(pgType.text),
  supersededAt: nullable(pgType.instant),
  revokedAt: verifications.revokedAt,
  revokedBy: nullable(pgType.text),
  revokedReason: verifications.revokedReason,
  hasNewer: pgType.boolean,
  version: verifications.version,
}
export type PaperRow = ShapeRow<typeof paperRow>

const select = (db: Database, where: SQL, rest = sql``) =>
  queryRows(db, paperRow)`
    select v.id, v.kind, v.is_draft, ${paperStateSql} as state, v.name, v.detail,
      v.student_id, v.class_id, v.issued_at,
      i.first_name || ' ' || i.last_name as issued_by, ${supersededAt} as superseded_at,
      v.revoked_at, r.first_name || ' ' || r.last_name as revoked_by,
      v.revoked_reason, ${hasNewer} as has_newer, v.version
    from verifications v
    join people i on i.id = v.issued_by
    left join people r on r.id = v.revoked_by
    where ${where} ${rest}`

export async function findPaper(db: Database, paperId: string): Promise<PaperRow | undefined> {
  const [row] = await select(db, sql`v.id = ${paperId}`)
  return row
}

export async function readFacts(db: Database, paperId: string) {
  const { facts, issuedAt, issuedOn } = verifications
  const row = firstItem(
    await db.select({ facts, issuedAt, issuedOn }).from(verifications).where(eq(verifications.id, paperId)),
  )
  return row
}

type Narrowing = Partial<Omit<ParsedInput<typeof transcripts.listIssuedPapers>, 'page' | 'pageSize'>>
type Query = Narrowing & { page: number; pageSize: number }

/** A full code finds its document; any other text is searched for in names and numbers. */
function searchCondition(search: string): SQL {
  const code = readPaperCode(search)
  if (code) return sql`v.code_hash = ${hashToken(code)}`
  const pattern = containing(search)
  return sql`(v.name || ' ' || coalesce(v.detail, '')) ilike ${pattern}`
}

function narrowed({ search, kind, state, studentId, classId }: Narrowing): SQL {
  return allConditions(
    search && searchCondition(search),
    kind && sql`v.kind = ${kind}`,
    state && sql`${paperStateSql} = ${state}`,
    studentId && sql`v.student_id = ${studentId}`,
    classId && sql`v.class_id = ${classId}`,
  )
}

/** The next batch of documents, newest first. */
export const listPapersAfter = (
  db: Database,
  query: Narrowing,
  { after, limit }: { after: PaperRow | undefined; limit: number },
) =>
  select(
    db,
    sql`${narrowed(query)} and ${
      after ? sql`(v.issued_at, v.id) < (${after.issuedAt}::timestamptz, ${after.id}::uuid)` : sql`true`
    }`,
    sql`order by v.issued_at desc, v.id desc limit ${limit}`,
  )

export async function listPapers(db: Database, query: Query): Promise<{ rows: PaperRow[]; total: number }> {
  const { page, pageSize } = query
  const where = narrowed(query)
  const [rows, total] = await Promise.all([
    select(db, where, sql`order by v.issued_at desc, v.id desc ${pageClause({ page, pageSize })}`),
    countRows(db)`from verifications v where ${where}`,
  ])
  return { rows, total }
}

type NewPaper = typeof verifications.$inferInsert & { id: string; sheetIds: readonly string[] }

/** Returns the document's id and whether it is new: an identical one issued that day is reused. */
export async function insertPaper(
  db: Database,
  { sheetIds, ...paper }: NewPaper,
): Promise<{ paperId: string; isNew: boolean }> {
  const [inserted] = await db
    .insert(verifications)
    .values(paper)
    .onConflictDoNothing()
    .returning({ id: verifications.id })
  if (inserted) {
    const rows = sheetIds.map((sheetId) => ({ verificationId: paper.id, sheetId }))
    if (rows.length > 0) await db.insert(verificationSheets).values(rows)
    return { paperId: inserted.id, isNew: true }
  }
  const same = firstItem(
    await db
      .select({ id: verifications.id })
      .from(verifications)
      .where(
        and(
          eq(sql`coalesce(student_id, class_id)`, paper.studentId ?? paper.classId),
          eq(verifications.isDraft, paper.isDraft),
          eq(verifications.issuedOn, paper.issuedOn),
          eq(verifications.contentHash, paper.contentHash),
          isNull(verifications.revokedAt),
        ),
      ),
  )
  return { paperId: same.id, isNew: false }
}

/** Returns false when it is already revoked, or no longer at `version`. */
export async function revoke(
  db: Database,
  paperId: string,
  version: number,
  revocation: { revokedAt: Date; revokedBy: string; revokedReason: string },
): Promise<boolean> {
  const revoked = await db
    .update(verifications)
    .set({ ...revocation, version: version + 1 })
    .where(
      and(eq(verifications.id, paperId), eq(verifications.version, version), isNull(verifications.revokedAt)),
    )
    .returning({ id: verifications.id })
  return revoked.length === 1
}
