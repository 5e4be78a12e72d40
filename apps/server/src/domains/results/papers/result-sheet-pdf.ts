import type { Readable } from 'node:stream'
import {
  classResultStatusWords,
  paperKindWords,
  paperTitle,
} from '@campanile/contract/results/result-words.ts'
import { type Composition, paperOf } from '#documents/paper.ts'
import { styles } from '#documents/paper-style.ts'
import type { Pen } from '#documents/pdf-document.ts'
import { space } from '#documents/pdf-pages.ts'
import { type TableColumn, tableBlocks } from '#documents/pdf-table.ts'
import { overallFigures, type ResultSheetFacts } from './paper-facts.ts'
import {
  figuresBlock,
  footOf,
  headingBlock,
  type Issue,
  keyBlocks,
  noteBlock,
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

function columnsOf({ assessments }: ResultSheetFacts, layout: 'portrait' | 'landscape') {
  const each = Math.min(56, marksWidth[layout] / Math.max(1, assessments.length))
  const marks = assessments.map((_, index): TableColumn<Student> => {
    return { header: String(index + 1), width: each, ...number, cell: (it) => it.marks[index] ?? '' }
  })
  const columns: TableColumn<Student>[] = [
    { header: 'Number', width: 76, style: styles.number, cell: (it) => it.number ?? '' },
    { header: 'Student', style: styles.strong, cell: ({ name }) => name },
    ...marks,
    { header: 'Percent', width: 54, ...number, cell: ({ percent }) => percent ?? '' },
    {
      header: 'Grade',
      width: 64,
      align: 'centre',
      style: styles.strong,
      cell: ({ letter, status }) => letter ?? (status === 'final' ? '' : classResultStatusWords[status]),
    },
  ]
  return columns
}

/** Explains the numbers above the mark columns. */
const legendBlocks = (pen: Pen, { assessments }: ResultSheetFacts) =>
  keyBlocks(
    pen,
    assessments.map(({ title, maxMark, weight }, index) => {
      return { sign: String(index + 1), words: `Of ${maxMark}, weight ${weight}%: ${title}` }
    }),
    240,
  )

const explanation =
  'Percent: the marks by their weights, absent ones as 0, rounded half up to two places, once, at the end. Mean, median and share of passes are of graded students.'

const distributionWords = ({ distribution }: ResultSheetFacts) =>
  distribution.map(({ letter, count }) => `${letter}: ${count}`).join(', ')

function compose(
  pen: Pen,
  facts: ResultSheetFacts,
  issue: Issue,
  layout: 'portrait' | 'landscape',
): Composition {
  const { institution, isDraft } = facts
  const title = paperTitle({ kind: 'result-sheet', isDraft })
  const name = `${facts.courseCode} ${facts.courseTitle}`
  const heading = [
    { label: 'Term', value: facts.termName },
    { label: facts.lecturers.length > 1 ? 'Lecturers' : 'Lecturer', value: facts.lecturers.join(', ') },
    { label: 'Issued', value: issue.issuedOn },
  ]
  return {
    head: paperHead(pen, { institution, title, name, facts: heading.filter(({ value }) => value), issue }),
    runningHead: runningHead(pen, institution, name, title),
    foot: footOf(title, issue),
    ...(isDraft && { stamp: 'Draft' }),
    blocks: [
      figuresBlock(pen, overallFigures({ kind: 'result-sheet', ...facts })),
      headingBlock(pen, 'Assessments'),
      ...legendBlocks(pen, facts),
      space(12),
      ...tableBlocks(pen, columnsOf(facts, layout), facts.students),
      space(16),
      headingBlock(pen, 'Distribution', facts.median === null ? '' : `Median ${facts.median}%`),
      noteBlock(pen, distributionWords(facts)),
      noteBlock(pen, explanation),
      ...schemeBlocks(pen, facts.schemes),
    ],
  }
}

/** A class's result sheet, generated while it is read; a draft is labelled on every page. */
export function resultSheetPdf(facts: ResultSheetFacts, issue: Issue): Readable {
  const layout = facts.assessments.length > uprightAssessments ? 'landscape' : 'portrait'
  const title = `${paperKindWords['result-sheet']}, ${facts.courseCode} ${facts.courseTitle}, ${facts.termName}`
  return paperOf({ title, author: facts.institution, layout, issuedAt: issue.issuedAt }, (pen) =>
    compose(pen, facts, issue, layout),
  )
}
