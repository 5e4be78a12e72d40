import type { MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { markSheetKindWords, markSheetStatusWords } from '@campanile/contract/results/result-words.ts'
import { decimalWords } from '#lib/figures.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { usePrinting } from '#lib/usePrinting.ts'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import { type MarkText, shortMark, shownMark } from './markText.ts'
import { m } from './messages.ts'

const cell = 'border-b border-line px-2 py-1 text-start align-top'

interface PrintedMarksProps {
  grid: MarkGrid
  /** The marks as they are on the screen, in the order of the cells. */
  texts: readonly MarkText[]
}

/** The whole sheet for the printer; the grid only draws the rows in view. */
export function PrintedMarks(props: PrintedMarksProps) {
  return usePrinting() ? <Printed {...props} /> : null
}

function Printed({ grid: { sheet, cells }, texts }: PrintedMarksProps) {
  const { dateTime } = useTimeFormat()
  const now = useNow(60_000)
  const isAssignment = sheet.kind === 'assignment'
  return (
    <PrintSheet>
      <h1 className="text-xl font-title">{sheet.title}</h1>
      <p className="mb-4 mt-1 text-sm">
        {m.printedHeading({
          kind: markSheetKindWords[sheet.kind],
          courseCode: sheet.courseCode,
          courseTitle: sheet.courseTitle,
          termName: sheet.termName,
          state: markSheetStatusWords[sheet.status],
          at: dateTime(now),
        })}
      </p>
      <table className="tnum w-full border-collapse text-sm">
        <thead>
          <tr>
            <th className={cell}>{m.no()}</th>
            <th className={cell}>{m.student()}</th>
            <th className={cell}>{m.number()}</th>
            <th className={cell}>{m.markOfMaximum({ maxMark: decimalWords(shortMark(sheet.maxMark)) })}</th>
            {isAssignment && <th className={cell}>{m.counts()}</th>}
          </tr>
        </thead>
        <tbody>
          {cells.map(({ student, finalMark }, index) => (
            <tr key={student.id} className="break-inside-avoid">
              <td className={cell}>{index + 1}</td>
              <td className={cell}>{fullName(student)}</td>
              <td className={cell}>{student.number}</td>
              <td className={cell}>{shownMark(texts[index] ?? '')}</td>
              {isAssignment && <td className={cell}>{finalMark && decimalWords(finalMark)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}
