import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ListItem } from '#ui/ListItem.tsx'
import { SheetChip } from '../SheetChip.tsx'
import { enteredWords } from '../sheetWords.ts'
import { KeptChip, SheetLink } from './sheetColumns.tsx'
import type { SheetLinks } from './sheetLinks.ts'

/** A mark sheet on a phone. */
export function SheetItem({ sheet, links }: { sheet: MarkSheet; links: SheetLinks }) {
  const { date } = useTimeFormat()
  return (
    <ListItem
      title={sheet.title}
      chip={<SheetChip status={sheet.status} />}
      essence={`${sheet.courseCode} ${sheet.courseTitle}`}
      meta={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {[enteredWords(sheet), sheet.at && date(sheet.at)].filter(Boolean).join(' · ')}
          <KeptChip count={links.kept[sheet.id]} />
        </span>
      }
      action={<SheetLink sheet={sheet} links={links} />}
    />
  )
}
