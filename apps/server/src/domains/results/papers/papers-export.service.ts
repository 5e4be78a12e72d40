import { paperKindWords, paperStateWords } from '@campanile/contract/results/result-words.ts'
import { type IssuedPaper, transcripts } from '@campanile/contract/results/transcripts.ts'
import { inTransaction } from '#db/database.ts'
import { downloadOf } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { dayIn, momentsIn } from '#platform/clock.ts'
import { listPapersAfter, type PaperRow } from './papers.repo.ts'
import { paperView } from './papers.service.ts'

const columns = (moment: (at: string) => string): Column<IssuedPaper>[] => [
  { header: 'Document', width: 22, cell: ({ kind }) => paperKindWords[kind] },
  { header: 'Draft', width: 8, cell: ({ isDraft }) => (isDraft ? 'Yes' : 'No') },
  { header: 'Name', width: 32, cell: ({ name }) => name },
  { header: 'Number or term', width: 18, cell: ({ detail }) => detail },
  { header: 'Code', width: 28, cell: ({ code }) => code },
  { header: 'State', width: 12, cell: ({ state }) => paperStateWords[state] },
  { header: 'Issued', kind: 'moment', width: 17, cell: ({ issuedAt }) => moment(issuedAt) },
  { header: 'Issued by', width: 24, cell: ({ issuedBy }) => issuedBy },
  {
    header: 'Superseded',
    kind: 'moment',
    width: 17,
    cell: ({ supersededAt }) => supersededAt && moment(supersededAt),
  },
  { header: 'Revoked', kind: 'moment', width: 17, cell: ({ revoked }) => revoked && moment(revoked.at) },
  { header: 'Revoked by', width: 24, cell: ({ revoked }) => revoked?.by ?? null },
  { header: 'Why', width: 48, cell: ({ revoked }) => revoked?.reason ?? null },
]

async function* viewed(ctx: SignedIn, rows: AsyncIterable<PaperRow>) {
  for await (const row of rows) yield paperView(ctx, row)
}

export const exportIssuedPapers = handle(
  transcripts.exportIssuedPapers,
  async (ctx, { format, ...query }) => {
    const now = ctx.clock.now()
    const { timeZone } = await currentInstitution(ctx)
    // The file contains names and codes, so audit who exported which.
    await inTransaction(ctx, (tx) =>
      recordAudit(ctx, tx, { entity: 'papers', entityId: 'export', after: { format, ...query } }),
    )
    const rows = readInBatches<PaperRow>((after, limit) => listPapersAfter(ctx.db, query, { after, limit }))
    const inZone = momentsIn(timeZone)
    return downloadOf(
      { title: 'Issued documents', columns: columns((at) => inZone(new Date(at))), rows: viewed(ctx, rows) },
      { format, name: `Issued documents ${dayIn(timeZone, now).date}`, now },
    )
  },
)
