import type { MitigationEffect, MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/context.ts'
import { abilities } from './mitigation.policy.ts'
import type { RequestRow } from './mitigation.repo.ts'
import * as parts from './mitigation-parts.repo.ts'

const attachmentView = ({ requestId, id, name, type, size, uploadedAt }: parts.AttachmentRow) => ({
  id,
  name,
  type,
  size,
  uploadedAt: uploadedAt.toISOString(),
  url: `/api/mitigation-requests/${requestId}/attachments/${id}`,
})

const effectView = ({ kind, subject, before, after, obstacle }: parts.EffectRow): MitigationEffect => ({
  kind,
  subject,
  before,
  after,
  obstacle,
})

const personView = (id: string | null, name: string | null) => (id && name ? { id, name } : null)

/** Requests as their reader sees them, with related rows read for all of them at once. */
export async function requestViews(
  db: Database,
  actor: Actor,
  rows: readonly RequestRow[],
): Promise<MitigationRequest[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  // One after the other, because a transaction has a single connection.
  const attachments = await parts.listAttachments(db, ids)
  const sessions = await parts.listNamedSessions(db, ids)
  const effects = await parts.listEffects(db, ids)
  return rows.map(({ reviewedById, reviewedByName, reversedById, reversedByName, ...row }) => ({
    ...row,
    requestedExtension: row.requestedExtension as MitigationRequest['requestedExtension'],
    requestDate: row.requestDate.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    reviewedBy: personView(reviewedById, reviewedByName),
    reversedAt: row.reversedAt?.toISOString() ?? null,
    reversedBy: personView(reversedById, reversedByName),
    attachments: attachments.filter((it) => it.requestId === row.id).map(attachmentView),
    sessions: sessions
      .filter((it) => it.requestId === row.id)
      .map(({ id, startsAt, endsAt }) => ({
        id,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    effects: effects.filter((it) => it.requestId === row.id).map(effectView),
    can: abilities(actor, row),
  }))
}
