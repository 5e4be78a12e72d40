import { readPaperCode } from '@campanile/contract/results/paper-code.ts'
import { transcripts } from '@campanile/contract/results/transcripts.ts'
import { hashToken } from '#auth/tokens.ts'
import { countUse } from '#domains/accounts/sign-in/attempt-limits.service.ts'
import { handle } from '#http/handle.ts'
import { findByCodeHash } from './verifications.repo.ts'

/** Lookups per 15 minutes: from one address, which may be a whole office, and from everywhere. */
const limits = { address: 120, everybody: 12_000 }

const unknown = { state: 'unknown' as const, paper: null }

export const verifyPaper = handle(transcripts.verifyPaper, async (ctx, { code: typed }) => {
  const code = readPaperCode(typed)
  // Text that cannot be a code does not count as a lookup.
  if (!code) return unknown
  await countUse(ctx, 'verify-paper', limits)
  const row = await findByCodeHash(ctx.db, hashToken(code))
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
