import type { Readable } from 'node:stream'
import { classResultStatusLabels, paperKindLabels } from '@campanile/contract/results/label-messages.ts'
import { paperTitle } from '@campanile/contract/results/result-words.ts'
import { documentMessages } from '#documents/messages.ts'
import { type Composition, drawPaper } from '#documents/paper.ts'
import { styles } from '#documents/paper-style.ts'
import type { Pen } from '#documents/pdf-document.ts'
import { space } from '#documents/pdf-pages.ts'
import { type TableColumn, tableBlocks } from '#documents/pdf-table.ts'
import { figureText, partsInWords } from '#platform/locale.ts'
import { paperMessages } from './messages.ts'
import { localeOfPaper, overallFigures, type ResultSheetFacts } from './paper-facts.ts'
import {
  figuresBlock,
  headingBlock,
  type Issue,
  keyBlocks,
  noteBlock,
  paperFoot,
  paperHead,
  runningHead,
  schemeBlocks,
} from './paper-parts.ts'

type Student = ResultSheetFacts['students'][number]

/** The most assessments that fit on a portrait page. */
const uprightAssessments = 3
/** The greatest width of all mark columns together, in points. */
const marksWidth = { portrait: 150, landscape: 380 }

const number = { align: 'right', style: styles.number } as const

/** A mark as printed: a figure, or text if there is none. */
const markText = (mark: string, locale: string) =>
  /^\d+(\.\d+)?$/.test(mark) ? figureText(mark, locale) : mark

function assessmentColumns(
  { assessments }: ResultSheetFacts,
  layout: 'portrait' | 'landscape',
  locale: string,
) {
  const m = paperMessages(locale)
  const shared = documentMessages(locale)
  const each = Math.min(56, marksWidth[layout] / Math.max(1, assessments.length))
  const marks = assessments.map((_, index): TableColumn<Student> => {
    const cell = (it: Student) => markText(it.marks[index] ?? '', locale)
    return { header: String(index + 1), width: each, ...number, cell }
  })
  const columns: TableColumn<Student>[] = [
    { header: shared.number(), width: 76, style: styles.number, cell: (it) => it.number ?? '' },
    { header: shared.student(), style: styles.strong, cell: ({ name }) => name },
    ...marks,
    {
      header: m.percent(),
      width: 54,
      ...number,
      cell: ({ percent }) => (percent === null ? '' : figureText(percent, locale)),
    },
    {
      header: m.grade(),
      width: 64,
      align: 'centre',
      style: styles.strong,
      cell: ({ letter, status }) =>
        letter ?? (status === 'final' ? '' : classResultStatusLabels(locale)[status]),
    },
  ]
  return columns
}

/** Explains the numbers above the mark columns. */
const legendBlocks = (pen: Pen, { assessments }: ResultSheetFacts) =>
  keyBlocks(
    pen,
    assessments.map(({ title, maxMark, weight }, index) => ({
      sign: String(index + 1),
      words: paperMessages(pen.locale).assessment({
        maximum: figureText(maxMark, pen.locale),
        weight: figureText(weight, pen.locale),
        title,
      }),
    })),
    240,
  )

const distributionWords = ({ distribution }: ResultSheetFacts, locale: string) =>
  partsInWords(
    distribution.map(({ letter, count }) => paperMessages(locale).letterCount({ letter, students: count })),
    locale,
  )

function compose(
  pen: Pen,
  facts: ResultSheetFacts,
  issue: Issue,
  layout: 'portrait' | 'landscape',
): Composition {
  const { locale } = pen
  const m = paperMessages(locale)
  const { institution, isDraft, lecturers, median } = facts
  const title = paperTitle({ kind: 'result-sheet', isDraft }, locale)
  const name = `${facts.courseCode} ${facts.courseTitle}`
  const heading = [
    { label: documentMessages(locale).term(), value: facts.termName },
    { label: m.lecturers({ count: Math.max(1, lecturers.length) }), value: lecturers.join(', ') },
    { label: m.issued(), value: issue.issuedOn },
  ]
  return {
    head: paperHead(pen, { institution, title, name, facts: heading.filter(({ value }) => value), issue }),
    runningHead: runningHead(pen, institution, name, title),
    foot: paperFoot(pen, title, issue),
    ...(isDraft && { stamp: m.draft() }),
    blocks: [
      figuresBlock(pen, overallFigures({ kind: 'result-sheet', ...facts })),
      headingBlock(pen, m.assessments()),
      ...legendBlocks(pen, facts),
      space(12),
      ...tableBlocks(pen, assessmentColumns(facts, layout, locale), facts.students),
      space(16),
      headingBlock(
        pen,
        m.distribution(),
        median === null ? '' : m.median({ percent: figureText(median, locale) }),
      ),
      noteBlock(pen, distributionWords(facts, locale)),
      noteBlock(pen, m.aboutPercent()),
      ...schemeBlocks(pen, facts.schemes),
    ],
  }
}

/** A class's result sheet, generated while it is read; a draft is labelled on every page. */
export function resultSheetPdf(facts: ResultSheetFacts, issue: Issue): Readable {
  const layout = facts.assessments.length > uprightAssessments ? 'landscape' : 'portrait'
  const locale = localeOfPaper(facts)
  const title = paperMessages(locale).ofClass({
    document: paperKindLabels(locale)['result-sheet'],
    course: `${facts.courseCode} ${facts.courseTitle}`,
    term: facts.termName,
  })
  const info = { title, author: facts.institution, layout, issuedAt: issue.issuedAt, locale } as const
  return drawPaper(info, (pen) => compose(pen, facts, issue, layout))
}
