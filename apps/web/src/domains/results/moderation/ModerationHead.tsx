import { sheetFormats } from '@campanile/contract/documents.ts'
import type { MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { FilePen, History } from 'lucide-react'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { markPercentWords } from '../percentWords.ts'
import { SheetTitle, sheetFacts } from '../sheetHeadParts.tsx'
import { enteredWords } from '../sheetWords.ts'
import type { SheetAct } from './Moderation.tsx'
import { m } from './messages.ts'

interface ModerationHeadProps {
  grid: MarkGrid
  onAct: (act: SheetAct) => void
  onHistory: () => void
}

/** The sheet's assessment, its state and its actions. */
export function ModerationHead({ grid: { sheet }, onAct, onHistory }: ModerationHeadProps) {
  const { dateTime } = useTimeFormat()
  const { can } = sheet
  const when =
    sheet.publishedAt !== null
      ? m.publishedDateTime({ dateTime: dateTime(sheet.publishedAt) })
      : sheet.submittedAt !== null
        ? sheet.submittedBy
          ? m.submittedBy({ at: dateTime(sheet.submittedAt), name: sheet.submittedBy })
          : m.submittedAt({ at: dateTime(sheet.submittedAt) })
        : enteredWords(sheet)
  return (
    <PageHead
      title={<SheetTitle sheet={sheet} />}
      sub={sheetFacts(sheet, markPercentWords(sheet.weight), when)}
    >
      <Button icon={<History size={15} aria-hidden="true" />} onClick={onHistory}>
        {m.history()}
      </Button>
      <ExportMenu
        formats={sheetFormats}
        address={(format) => addressFor('exportMarkSheet', { sheetId: sheet.id, format })}
      />
      {can.enter && (
        <Link to={`/app/add-results/${sheet.id}`} className={buttonClass('secondary')}>
          <FilePen size={15} aria-hidden="true" />
          {m.enterMarks()}
        </Link>
      )}
      {can.reopen && <Button onClick={() => onAct('reopen')}>{m.reopen()}</Button>}
      {can.publish && (
        <Button variant="primary" onClick={() => onAct('publish')}>
          {m.publish()}
        </Button>
      )}
    </PageHead>
  )
}
