import type { DocumentFormat } from '@campanile/contract/documents.ts'
import { toDownload } from '#documents/download.ts'
import type { Table } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import type { FileAnswer } from '#http/handle.ts'
import { localDay, localMoments } from '#platform/clock.ts'
import { localeOfActor } from './reader-locales.ts'

/** What the columns and the title of a file depend on. */
export interface FileFacts {
  /** The language that the caller reads. */
  locale: string
  timeZone: string
  today: string
  /** The institution's name. */
  institution: string
  /** An instant as local time, for cells of the kind `moment`. */
  moment: (at: Date | string) => string
}

type List<Row> = Omit<Table<Row>, 'locale'> & {
  /** The file's name; otherwise its title and the day. */
  name?: string
}

/** The download of a list, in the caller's language and the institution's time zone. */
export async function downloadList<Row>(
  ctx: SignedIn,
  format: DocumentFormat,
  listFrom: (facts: FileFacts) => List<Row>,
): Promise<FileAnswer> {
  const now = ctx.clock.now()
  const [{ timeZone, name: institution }, locale] = await Promise.all([
    currentInstitution(ctx),
    localeOfActor(ctx),
  ])
  const today = localDay(timeZone, now).date
  const inZone = localMoments(timeZone)
  const moment = (at: Date | string) => inZone(new Date(at))
  const { name, ...table } = listFrom({ locale, timeZone, today, institution, moment })
  return toDownload({ ...table, locale }, { format, name: name ?? `${table.title} ${today}`, now })
}
