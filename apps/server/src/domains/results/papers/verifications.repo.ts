import type { PaperKind, PaperState } from '@campanile/contract/results/transcripts.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { ShownFacts } from './paper-facts.ts'
import { hasNewer, paperStateSql, supersededAt } from './papers.sql.ts'

interface VerifiedRow {
  kind: PaperKind
  isDraft: boolean
  state: PaperState
  name: string
  shown: ShownFacts
  issuedAt: Date
  supersededAt: Date | null
  revokedAt: Date | null
  hasNewer: boolean
}

/** Looks up the hash, so that timing reveals nothing about codes that are nearly right. */
export async function findByCodeHash(db: Database, codeHash: Buffer): Promise<VerifiedRow | undefined> {
  const [row] = await rowsOf<VerifiedRow>(
    db,
    sql`
    select v.kind, v.is_draft as "isDraft", ${paperStateSql} as state, v.name, v.shown, v.issued_at as "issuedAt",
      ${supersededAt} as "supersededAt", v.revoked_at as "revokedAt", ${hasNewer} as "hasNewer"
    from verifications v where v.code_hash = ${codeHash}`,
    ['issuedAt', 'supersededAt', 'revokedAt'],
  )
  return row
}
