import type { DocumentFormat } from '@campanile/contract/documents.ts'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { localeOfActor } from '#domains/people/reader-locales.ts'
import type { SignedIn } from '#http/context.ts'
import type { FileAnswer } from '#http/handle.ts'
import { localMoments } from '#platform/clock.ts'
import { auditedFile } from '../exports/audited-file.service.ts'
import { type ColumnMakers, sheet } from '../exports/sheet.ts'
import { analyticsFiles } from '../files.messages.ts'
import { readNamedFrame } from '../scope.service.ts'
import type { InTerm, RowQuery } from './row-query.repo.ts'

type AnalyticsFiles = ReturnType<typeof analyticsFiles>
type Frame = Awaited<ReturnType<typeof readNamedFrame>>
type Asked<Filters> = Filters & Parameters<typeof readNamedFrame>[1]

/** The messages of a file, in the language of its reader. */
interface InLanguage {
  locale: string
  moment(at: Date): string
  m: AnalyticsFiles
  shared: ReturnType<typeof documentMessages>
}

interface Declaration<Filters, Row, Sort extends string, Item, About> {
  query: RowQuery<Filters, Row, Sort>
  /** The id of its exports in the audit log. */
  view: string
  /** The title of its files. */
  title(m: AnalyticsFiles): string
  item(row: Row, frame: Frame): Item
  columns(make: ColumnMakers<Row>, frame: Frame & InLanguage): Column<Row>[]
  /** Contents of the response in addition to the rows. */
  about?(
    ctx: SignedIn,
    page: { frame: Frame; filters: Filters; rows: readonly Row[]; total: number },
  ): Promise<About>
  /** The rows of a file, where sending them needs more than reading them. */
  fileRows?(ctx: SignedIn, frame: Frame, read: Parameters<typeof readInBatches<Row>>[0]): AsyncGenerator<Row>
}

/** The list of the rows behind a figure, and its export. */
export const rowList = <Filters, Row, Sort extends string, Item, About = unknown>({
  query,
  view,
  title,
  item,
  columns,
  about = async () => ({}) as About,
  fileRows = (_ctx, _frame, read) => readInBatches(read),
}: Declaration<Filters, Row, Sort, Item, About>) => ({
  async list(
    ctx: SignedIn,
    input: Asked<Filters> & { sort: Sort | `-${Sort}`; page: number; pageSize: number },
  ) {
    const frame = await readNamedFrame(ctx, input)
    const filters = inTerm(ctx, input, frame)
    const { rows, total } = filters
      ? await query.listPage(ctx.reading, filters, input)
      : { rows: [], total: 0 }
    return {
      items: rows.map((row) => item(row, frame)),
      total,
      page: input.page,
      pageSize: input.pageSize,
      term: frame.term,
      narrowedTo: frame.narrowedTo,
      ...(await about(ctx, { frame, filters: input, rows, total })),
    }
  },

  async exportFile(
    ctx: SignedIn,
    input: Asked<Filters> & { format: DocumentFormat; sort: string },
  ): Promise<FileAnswer> {
    const { format, sort: _sort, ...asked } = input
    const [frame, locale] = await Promise.all([readNamedFrame(ctx, input), localeOfActor(ctx)])
    const filters = inTerm(ctx, input, frame)
    const rows = fileRows(ctx, frame, async (after, limit) =>
      filters ? query.listAfter(ctx.reading, filters, after, limit) : [],
    )
    const m = analyticsFiles(locale)
    const words = { locale, moment: localMoments(frame.timeZone), m, shared: documentMessages(locale) }
    return auditedFile(
      ctx,
      sheet<Row>(locale, rows, (make) => columns(make, { ...frame, ...words })),
      {
        view,
        asked,
        format,
        timeZone: frame.timeZone,
        title: title(m),
        of: [frame.term?.name, ...frame.narrowedTo.map(({ name }) => name)],
      },
    )
  },
})

/** Null if there is no term yet. */
const inTerm = <Filters>(ctx: SignedIn, filters: Filters, { scope, term }: Frame): InTerm<Filters> | null =>
  scope && term && { ...filters, scope, from: term.from, to: term.to, now: ctx.clock.now() }
