import { type AuditEvent, audit } from '@campanile/contract/audit/audit.ts'
import { auditAreas, auditWordsOf } from '@campanile/contract/audit/audit-words.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { inTransaction } from '#db/database.ts'
import { downloadOf } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { dayIn, momentsIn } from '#platform/clock.ts'
import { recordAudit } from './audit.service.ts'
import * as repo from './audit-log.repo.ts'
import { eventView, narrowingOf, peopleOf } from './audit-log.service.ts'
import { changesOf } from './changes.rules.ts'

interface Exported extends AuditEvent {
  changes: string
}

const areaLabel = (action: string) => {
  const words = auditWordsOf(action)
  return words ? auditAreas[words.area] : ''
}

const columns = (moment: (at: Date) => string): Column<Exported>[] => [
  { header: 'When', kind: 'moment', width: 17, cell: ({ at }) => moment(new Date(at)) },
  { header: 'Who', width: 28, cell: ({ actor }) => actor?.name ?? 'Campanile' },
  { header: 'Role', width: 12, cell: ({ actor }) => actor && roleLabel(actor.role, null) },
  { header: 'Area', width: 24, cell: ({ action }) => areaLabel(action) },
  { header: 'What', width: 36, cell: ({ action }) => auditWordsOf(action)?.says ?? action },
  { header: 'About', width: 32, cell: ({ about }) => about.map(({ name }) => name).join(', ') },
  { header: 'Record', width: 40, cell: ({ entity, entityId }) => `${entity} ${entityId}` },
  { header: 'Values', width: 60, cell: ({ changes }) => changes },
  { header: 'From address', width: 18, cell: ({ address }) => address },
]

const inOneLine = (changes: ReturnType<typeof changesOf>) =>
  changes.map(({ label, before, after }) => `${label}: ${before ?? '–'} → ${after ?? '–'}`).join('; ')

async function* viewed(ctx: SignedIn, narrowing: repo.AuditNarrowing, moment: (at: Date) => string) {
  const rows = readInBatches<repo.AuditRow & { view: Exported }>(async (after, limit) => {
    const batch = await repo.listEvents(ctx.reading, narrowing, { after, limit })
    const people = await peopleOf(ctx.reading, batch)
    const words = { nameOf: (id: string) => people.get(id)?.name, moment }
    return batch.map((row) => ({
      ...row,
      view: { ...eventView(row, people), changes: inOneLine(changesOf(row.before, row.after, words)) },
    }))
  })
  for await (const { view } of rows) yield view
}

export const exportAuditEvents = handle(audit.exportAuditEvents, async (ctx, { format, ...query }) => {
  const now = ctx.clock.now()
  const [{ timeZone }, narrowing] = await Promise.all([currentInstitution(ctx), narrowingOf(ctx, query)])
  // The export itself is audited with its filters. Events after this moment are not in the file.
  await inTransaction(ctx, (tx) =>
    recordAudit(ctx, tx, { entity: 'audit-log', entityId: 'export', after: { format, ...query } }),
  )
  const end = new Date(now.getTime() + 1)
  const until = narrowing.until && narrowing.until < end ? narrowing.until : end
  const moment = momentsIn(timeZone)
  return downloadOf(
    { title: 'Audit log', columns: columns(moment), rows: viewed(ctx, { ...narrowing, until }, moment) },
    { format, name: `Audit log ${dayIn(timeZone, now).date}`, now },
  )
})
