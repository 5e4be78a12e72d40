import type { DocumentFormat } from '@campanile/contract/documents.ts'
import { defaultLocale } from '@campanile/contract/locale.ts'
import { inTransaction } from '#db/database.ts'
import { toDownload } from '#documents/download.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { SignedIn } from '#http/context.ts'
import type { FileAnswer } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import { partsInWords } from '#platform/locale.ts'
import type { Sheet } from './sheet.ts'

interface Asked {
  /** Id of the exported view in the audit event. */
  view: string
  asked: unknown
  format: DocumentFormat
  timeZone: string
  title: string
  /** Names of the active filters. */
  of: readonly (string | undefined)[]
}

/** Exports a table as a file. The request is audited before the download begins. */
export async function auditedFile(
  ctx: SignedIn,
  table: Sheet<unknown>,
  { view, asked, format, timeZone, title, of }: Asked,
): Promise<FileAnswer> {
  await inTransaction(ctx, (tx) =>
    recordAudit(ctx, tx, { entity: 'analytics', entityId: view, after: { exported: asked, format } }),
  )
  const now = ctx.clock.now()
  return toDownload(
    {
      ...table,
      title,
      subtitle: partsInWords(
        of.filter((it) => it !== undefined),
        table.locale ?? defaultLocale,
      ),
    },
    { format, name: `${title} ${localDay(timeZone, now).date}`, now },
  )
}
