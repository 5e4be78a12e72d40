import { paperState } from '@campanile/contract/results/transcripts.ts'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, type RowOf } from '#db/rows.ts'
import { verifications } from '../papers.tables.ts'
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
type VerifiedRow = RowOf<typeof verifiedRow>

/** Looks up the hash, so that timing reveals nothing about codes that are nearly right. */
export const findByCodeHash = (db: Database, codeHash: Buffer): Promise<VerifiedRow | undefined> =>
  queryRow(db, verifiedRow)`
    select v.kind, v.is_draft, ${paperStateSql} as state, v.name, v.shown, v.issued_at,
      ${supersededAt} as superseded_at, v.revoked_at, ${hasNewer} as has_newer
    from verifications v where v.code_hash = ${codeHash}`
