import { paperKindLabels, paperStateLabels } from '@campanile/contract/results/label-messages.ts'
import { type IssuedPaper, transcripts } from '@campanile/contract/results/transcripts.ts'
import { inTransaction } from '#db/database.ts'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { downloadList, type FileFacts } from '#domains/people/list-download.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { resultFiles } from '../files.messages.ts'
import { listPapersAfter, type PaperRow } from './papers.repo.ts'
import { paperView } from './papers.service.ts'

const columns = ({ moment, locale }: FileFacts): Column<IssuedPaper>[] => {
  const m = resultFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: m.document(), width: 22, cell: ({ kind }) => paperKindLabels(locale)[kind] },
    { header: m.draft(), width: 8, cell: ({ isDraft }) => (isDraft ? shared.yes() : shared.no()) },
    { header: shared.name(), width: 32, cell: ({ name }) => name },
    { header: m.numberOrTerm(), width: 18, cell: ({ detail }) => detail },
    { header: m.code(), width: 28, cell: ({ code }) => code },
    { header: shared.state(), width: 12, cell: ({ state }) => paperStateLabels(locale)[state] },
    { header: m.issued(), kind: 'moment', width: 17, cell: ({ issuedAt }) => moment(issuedAt) },
    { header: m.issuedBy(), width: 24, cell: ({ issuedBy }) => issuedBy },
    {
      header: m.superseded(),
      kind: 'moment',
      width: 17,
      cell: ({ supersededAt }) => supersededAt && moment(supersededAt),
    },
    { header: m.revoked(), kind: 'moment', width: 17, cell: ({ revoked }) => revoked && moment(revoked.at) },
    { header: m.revokedBy(), width: 24, cell: ({ revoked }) => revoked?.by ?? null },
    { header: shared.why(), width: 48, cell: ({ revoked }) => revoked?.reason ?? null },
  ]
}

async function* viewed(ctx: SignedIn, rows: AsyncIterable<PaperRow>) {
  for await (const row of rows) yield paperView(ctx, row)
}

export const exportIssuedPapers = handle(
  transcripts.exportIssuedPapers,
  async (ctx, { format, ...query }) => {
    // The file contains names and codes, so audit who exported which.
    await inTransaction(ctx, (tx) =>
      recordAudit(ctx, tx, { entity: 'papers', entityId: 'export', after: { format, ...query } }),
    )
    const rows = readInBatches<PaperRow>((after, limit) => listPapersAfter(ctx.db, query, { after, limit }))
    return downloadList(ctx, format, (file) => ({
      title: resultFiles(file.locale).issuedDocuments(),
      columns: columns(file),
      rows: viewed(ctx, rows),
    }))
  },
)
