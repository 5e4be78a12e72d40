import type { Readable } from 'node:stream'
import { missingGradeWords, paperKindWords } from '@campanile/contract/results/result-words.ts'
import { type Composition, paperOf } from '#documents/paper.ts'
import { styles } from '#documents/paper-style.ts'
import type { Pen } from '#documents/pdf-document.ts'
import { type Block, space } from '#documents/pdf-pages.ts'
import { type TableColumn, tableBlocks } from '#documents/pdf-table.ts'
import { overallFigures, type TranscriptFacts } from './paper-facts.ts'
import {
  figuresBlock,
  footOf,
  headingBlock,
  type Issue,
  noteBlock,
  paperHead,
  runningHead,
  schemeBlocks,
} from './paper-parts.ts'

type Term = TranscriptFacts['terms'][number]
type Class = Term['classes'][number]

const title = paperKindWords.transcript

const number = { align: 'right', style: styles.number } as const
const columns: TableColumn<Class>[] = [
  { header: 'Course', width: 72, style: styles.strong, cell: ({ courseCode }) => courseCode },
  { header: 'Title', cell: ({ courseTitle }) => courseTitle },
  { header: 'Credits', width: 52, ...number, cell: ({ credits }) => String(credits) },
  {
    header: 'Percent',
    width: 56,
    ...number,
    cell: ({ percent, status }) => (status === 'final' ? (percent ?? '') : ''),
  },
  {
    header: 'Grade',
    width: 76,
    align: 'centre',
    style: styles.strong,
    cell: ({ letter, status }) => letter ?? (status === 'final' ? '' : missingGradeWords[status]),
  },
  { header: 'Points', width: 48, ...number, cell: ({ points }) => points ?? '' },
]

const termLine = ({ gpa, credits }: Term) =>
  gpa === null ? 'No grade yet' : `GPA ${gpa}   ${credits} ${credits === 1 ? 'credit' : 'credits'}`

const termBlocks = (pen: Pen, term: Term): Block[] => [
  headingBlock(pen, term.termName, termLine(term)),
  ...tableBlocks(pen, columns, term.classes, headingBlock(pen, `${term.termName}, continued`)),
  space(18),
]

const explanation =
  'GPA: the points of each graded course, weighted by its credits. Courses in progress, incomplete or withheld, and those without credits, do not count in it. Percentages and averages are rounded half up to two places, once, at the end.'

function compose(pen: Pen, facts: TranscriptFacts, issue: Issue): Composition {
  const { institution, student } = facts
  const heading = [
    ...(student.number ? [{ label: 'Student number', value: student.number }] : []),
    ...(student.programme ? [{ label: 'Programme', value: student.programme }] : []),
    ...(student.batch ? [{ label: 'Batch', value: student.batch }] : []),
    { label: 'Issued', value: issue.issuedOn },
  ]
  return {
    head: paperHead(pen, { institution, title, name: student.name, facts: heading, issue }),
    runningHead: runningHead(pen, institution, student.name, title),
    foot: footOf(title, issue),
    blocks: [
      figuresBlock(pen, overallFigures({ kind: 'transcript', ...facts })),
      ...facts.terms.flatMap((term) => termBlocks(pen, term)),
      noteBlock(pen, explanation, true),
      ...schemeBlocks(pen, facts.schemes),
    ],
  }
}

/** A student's transcript, generated while it is read. */
export const transcriptPdf = (facts: TranscriptFacts, issue: Issue): Readable =>
  paperOf(
    {
      title: `${title}, ${facts.student.name}`,
      author: facts.institution,
      layout: 'portrait',
      issuedAt: issue.issuedAt,
    },
    (pen) => compose(pen, facts, issue),
  )
