import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { markSheetKindWords } from '@campanile/contract/results/result-words.ts'
import { SheetChip } from './SheetChip.tsx'

/** The title of a mark sheet's page. */
export const SheetTitle = ({ sheet }: { sheet: MarkSheet }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {sheet.title} <SheetChip status={sheet.status} />
  </span>
)

/** The line below it. */
export const sheetFacts = ({ kind, courseCode, courseTitle, termName }: MarkSheet, ...more: string[]) =>
  [markSheetKindWords[kind], `${courseCode} ${courseTitle}`, termName, ...more].join(' · ')
