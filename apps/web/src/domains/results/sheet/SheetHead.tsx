import { sheetFormats } from '@campanile/contract/documents.ts'
import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { FileUp } from 'lucide-react'
import { addressFor } from '#lib/api.ts'
import { decimalWords } from '#lib/figures.ts'
import { Button } from '#ui/Button.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SheetTitle, sheetFacts } from '../sheetHeadParts.tsx'
import { m } from './messages.ts'

interface SheetHeadProps {
  sheet: MarkSheet
  onImport: () => void
  onSubmit: () => void
}

/** The assessment of the marks, and actions on the whole sheet. */
export const SheetHead = ({ sheet, onImport, onSubmit }: SheetHeadProps) => (
  <PageHead
    title={<SheetTitle sheet={sheet} />}
    sub={sheetFacts(sheet, m.ofTheClassResult({ weight: decimalWords(sheet.weight) }))}
  >
    <ExportMenu
      formats={sheetFormats}
      address={(format) => addressFor('exportMarkSheet', { sheetId: sheet.id, format })}
    />
    {sheet.can.enter && (
      <Button icon={<FileUp size={15} aria-hidden="true" />} onClick={onImport}>
        {m.import()}
      </Button>
    )}
    {sheet.can.submit && (
      <Button variant="primary" onClick={onSubmit}>
        {m.submitMarks()}
      </Button>
    )}
  </PageHead>
)
