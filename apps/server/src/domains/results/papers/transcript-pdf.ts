import type { Readable } from 'node:stream'
import { paperKindLabels } from '@campanile/contract/results/label-messages.ts'
import { missingGradeWords } from '@campanile/contract/results/result-words.ts'
import { documentMessages } from '#documents/messages.ts'
import { type Composition, drawPaper } from '#documents/paper.ts'
import { styles } from '#documents/paper-style.ts'
import type { Pen } from '#documents/pdf-document.ts'
import { type Block, space } from '#documents/pdf-pages.ts'
import { type TableColumn, tableBlocks } from '#documents/pdf-table.ts'
import { figureText } from '#platform/locale.ts'
import { paperMessages } from './messages.ts'
import { localeOfPaper, overallFigures, type TranscriptFacts } from './paper-facts.ts'
import {
  figuresBlock,
  headingBlock,
  type Issue,
  noteBlock,
  paperFoot,
  paperHead,
  runningHead,
  schemeBlocks,
} from './paper-parts.ts'

type Term = TranscriptFacts['terms'][number]
type Class = Term['classes'][number]

const transcriptTitle = (locale: string) => paperKindLabels(locale).transcript

const number = { align: 'right', style: styles.number } as const

function termColumns(term: Term, locale: string): TableColumn<Class>[] {
  const m = paperMessages(locale)
  const shared = documentMessages(locale)
  const figure = (value: string | null) => (value === null ? '' : figureText(value, locale))
  return [
    { header: shared.course(), width: 72, style: styles.strong, cell: ({ courseCode }) => courseCode },
    { header: shared.title(), cell: ({ courseTitle }) => courseTitle },
    { header: m.credits(), width: 52, ...number, cell: ({ credits }) => String(credits) },
    {
      header: m.percent(),
      width: 56,
      ...number,
      cell: ({ percent, status }) => (status === 'final' ? figure(percent) : ''),
    },
    {
      header: m.grade(),
      width: 76,
      align: 'centre',
      style: styles.strong,
      cell: ({ letter, status }) =>
        letter ?? missingGradeWords(status, { isOver: term.isOver ?? false }, locale),
    },
    { header: m.points(), width: 48, ...number, cell: ({ points }) => figure(points) },
  ]
}

function termLine({ gpa, credits }: Term, locale: string): string {
  const m = paperMessages(locale)
  return gpa === null ? m.noGradeYet() : m.termResult({ gpa: figureText(gpa, locale), credits })
}

const termBlocks = (pen: Pen, term: Term): Block[] => [
  headingBlock(pen, term.termName, termLine(term, pen.locale)),
  ...tableBlocks(
    pen,
    termColumns(term, pen.locale),
    term.classes,
    headingBlock(pen, paperMessages(pen.locale).termContinued({ term: term.termName })),
  ),
  space(18),
]

function compose(pen: Pen, facts: TranscriptFacts, issue: Issue): Composition {
  const m = paperMessages(pen.locale)
  const shared = documentMessages(pen.locale)
  const { institution, student } = facts
  const title = transcriptTitle(pen.locale)
  const heading = [
    ...(student.number ? [{ label: m.studentNumber(), value: student.number }] : []),
    ...(student.programme ? [{ label: shared.programme(), value: student.programme }] : []),
    ...(student.batch ? [{ label: shared.batch(), value: student.batch }] : []),
    { label: m.issued(), value: issue.issuedOn },
  ]
  return {
    head: paperHead(pen, { institution, title, name: student.name, facts: heading, issue }),
    runningHead: runningHead(pen, institution, student.name, title),
    foot: paperFoot(pen, title, issue),
    blocks: [
      figuresBlock(pen, overallFigures({ kind: 'transcript', ...facts })),
      ...facts.terms.flatMap((term) => termBlocks(pen, term)),
      noteBlock(pen, m.aboutGpa(), true),
      ...schemeBlocks(pen, facts.schemes),
    ],
  }
}

/** A student's transcript, generated while it is read. */
export function transcriptPdf(facts: TranscriptFacts, issue: Issue): Readable {
  const locale = localeOfPaper(facts)
  return drawPaper(
    {
      title: paperMessages(locale).titleAndName({ title: transcriptTitle(locale), name: facts.student.name }),
      author: facts.institution,
      layout: 'portrait',
      issuedAt: issue.issuedAt,
      locale,
    },
    (pen) => compose(pen, facts, issue),
  )
}
