import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { enteredWords } from '../sheetWords.ts'

/** How complete a sheet is. */
export function EnteredBar({ sheet }: { sheet: Pick<MarkSheet, 'entered' | 'enrolled'> }) {
  const { entered, enrolled } = sheet
  const share = enrolled === 0 ? 0 : Math.min(1, entered / enrolled)
  return (
    <span className="block w-36">
      <span className="tnum block whitespace-nowrap text-sm">{enteredWords(sheet)}</span>
      <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken ring-1 ring-inset ring-line">
        <span className="block h-full rounded-full bg-brand-mid" style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  )
}
