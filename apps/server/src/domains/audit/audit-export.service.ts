import { type AuditEvent, audit } from '@campanile/contract/audit/audit.ts'
import { auditWords } from '@campanile/contract/audit/audit-words.ts'
import { areaLabels } from '@campanile/contract/audit/label-messages.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { inTransaction } from '#db/database.ts'
import { toDownload } from '#documents/download.ts'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { localeOfActor } from '#domains/people/reader-locales.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { localDay, localMoments } from '#platform/clock.ts'
import { recordAudit } from './audit.service.ts'
import * as repo from './audit-log.repo.ts'
import { eventView, readNarrowing, readPeople } from './audit-log.service.ts'
import { changeMessages } from './changes.messages.ts'
import { changedValues } from './changes.rules.ts'
import { auditFiles } from './files.messages.ts'

interface Exported extends AuditEvent {
  changes: string
}

const areaLabel = (action: string, locale: string) => {
  const words = auditWords(action, locale)
  return words ? areaLabels(locale)[words.area] : ''
}

const columns = (moment: (at: Date) => string, locale: string): Column<Exported>[] => {
  const m = auditFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: m.when(), kind: 'moment', width: 17, cell: ({ at }) => moment(new Date(at)) },
    { header: m.who(), width: 28, cell: ({ actor }) => actor?.name ?? 'Campanile' },
    {
      header: shared.role(),
      width: 12,
      cell: ({ actor }) => (actor?.role ? roleLabel(actor.role, null, locale) : null),
    },
    { header: m.area(), width: 24, cell: ({ action }) => areaLabel(action, locale) },
    { header: m.what(), width: 36, cell: ({ action }) => auditWords(action, locale)?.says ?? action },
    { header: m.about(), width: 32, cell: ({ about }) => about.map(({ name }) => name).join(', ') },
    { header: m.record(), width: 40, cell: ({ entity, entityId }) => `${entity} ${entityId}` },
    { header: m.values(), width: 60, cell: ({ changes }) => changes },
    { header: m.fromAddress(), width: 18, cell: ({ address }) => address },
  ]
}

const inOneLine = (changes: ReturnType<typeof changedValues>, locale: string) =>
  changes
    .map(({ label, before, after }) =>
      changeMessages(locale).changed({ label, before: before ?? '–', after: after ?? '–' }),
    )
    .join('; ')

async function* viewed(
  ctx: SignedIn,
  narrowing: repo.AuditNarrowing,
  reading: { moment: (at: Date) => string; locale: string },
) {
  const rows = readInBatches<repo.AuditRow & { view: Exported }>(async (after, limit) => {
    const batch = await repo.listEvents(ctx.reading, narrowing, { after, limit })
    const people = await readPeople(ctx.reading, batch)
    const words = { nameOf: (id: string) => people.get(id)?.name, ...reading }
    return batch.map((row) => ({
      ...row,
      view: {
        ...eventView(row, people),
        changes: inOneLine(changedValues(row.before, row.after, words), reading.locale),
      },
    }))
  })
  for await (const { view } of rows) yield view
}

export const exportAuditEvents = handle(audit.exportAuditEvents, async (ctx, { format, ...query }) => {
  const now = ctx.clock.now()
  const [{ timeZone }, narrowing, locale] = await Promise.all([
    currentInstitution(ctx),
    readNarrowing(ctx, query),
    localeOfActor(ctx),
  ])
  // The export itself is audited with its filters. Events after this moment are not in the file.
  await inTransaction(ctx, (tx) =>
    recordAudit(ctx, tx, { entity: 'audit-log', entityId: 'export', after: { format, ...query } }),
  )
  const end = new Date(now.getTime() + 1)
  const until = narrowing.until && narrowing.until < end ? narrowing.until : end
  const moment = localMoments(timeZone)
  const title = auditFiles(locale).auditLog()
  return toDownload(
    {
      title,
      locale,
      columns: columns(moment, locale),
      rows: viewed(ctx, { ...narrowing, until }, { moment, locale }),
    },
    { format, name: `${title} ${localDay(timeZone, now).date}`, now },
  )
})
