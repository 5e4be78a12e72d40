import { classResultStatusLabels, markStateLabels } from '@campanile/contract/results/label-messages.ts'
import { type ClassResults, results } from '@campanile/contract/results/results.ts'
import { toDownload } from '#documents/download.ts'
import { documentMessages } from '#documents/messages.ts'
import type { Column } from '#documents/table.ts'
import { localeOfActor } from '#domains/people/reader-locales.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import { resultFiles } from '../files.messages.ts'
import { buildClassResults } from './class-results.service.ts'

type Row = ClassResults['items'][number]

const figure = (value: string | null | undefined) => (value == null ? null : Number(value))
const markText = (mark: Row['marks'][number] | undefined, locale: string) =>
  mark?.state === 'incomplete' ? markStateLabels(locale).incomplete : figure(mark?.finalMark)

const columns = ({ assessments }: ClassResults, locale: string): Column<Row>[] => {
  const m = resultFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: shared.lastName(), width: 20, cell: ({ student }) => student.lastName },
    { header: shared.firstName(), width: 20, cell: ({ student }) => student.firstName },
    { header: shared.number(), width: 14, cell: ({ student }) => student.number },
    ...assessments.map(
      ({ title, maxMark, weight }, place): Column<Row> => ({
        header: m.assessment({ title, maximum: maxMark, weight }),
        width: 16,
        cell: ({ marks }) => markText(marks[place], locale),
      }),
    ),
    { header: m.perCent(), kind: 'number', decimals: 2, width: 10, cell: ({ percent }) => figure(percent) },
    { header: m.weightMarkedPercent(), kind: 'number', width: 14, cell: ({ weight }) => figure(weight) },
    { header: m.grade(), width: 8, cell: ({ letter }) => letter },
    { header: m.points(), kind: 'number', decimals: 2, width: 8, cell: ({ points }) => figure(points) },
    { header: m.result(), width: 12, cell: ({ status }) => classResultStatusLabels(locale)[status] },
  ]
}

export const exportClassResults = handle(results.exportClassResults, async (ctx, { classId, format }) => {
  const found = await buildClassResults(ctx, classId)
  const now = ctx.clock.now()
  const [{ timeZone }, locale] = await Promise.all([currentInstitution(ctx), localeOfActor(ctx)])
  const m = resultFiles(locale)
  return toDownload(
    {
      title: m.resultsOf({ course: found.courseCode }),
      locale,
      columns: columns(found, locale),
      rows: found.items,
    },
    { format, name: `${m.resultsFile({ course: found.courseCode })} ${localDay(timeZone, now).date}`, now },
  )
})
