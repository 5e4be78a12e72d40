import type { DocumentFormat } from '@campanile/contract/documents.ts'
import type { ReportKind } from '@campanile/contract/scheduled-reports/report-kinds.ts'
import { CalendarClock, Download } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { saveFrom } from '#lib/saveFrom.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'
import { MenuSeparator } from './MenuSeparator.tsx'
import { m } from './messages.ts'

const ScheduleDialog = lazyDialog(() => import('./reports/ScheduleDialog.tsx'), 'ScheduleDialog')

const words: Record<DocumentFormat, string> = { csv: m.csv(), xlsx: m.excel(), pdf: m.pdf() }

/** The export, for being sent regularly. */
interface Scheduled {
  report: ReportKind
  input: Record<string, string | undefined>
  name: string
}

interface ExportMenuProps<F extends DocumentFormat> {
  formats: readonly F[]
  /** "Export the trend", if a screen has several such menus. */
  label?: string
  /** The URL of the file in a format. */
  address: (format: F) => string
  scheduled?: Scheduled
}

const paramsOf = (input: Scheduled['input']) =>
  new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()

/** Downloads the contents of a screen as a file, or schedules it by email. */
export function ExportMenu<F extends DocumentFormat>({
  formats,
  label,
  address,
  scheduled,
}: ExportMenuProps<F>) {
  const [scheduling, setScheduling] = useState(false)
  return (
    <>
      <Menu
        trigger={
          label ? (
            <IconButton label={label} className="print:hidden">
              <Download size={16} aria-hidden="true" />
            </IconButton>
          ) : (
            <Button icon={<Download size={15} aria-hidden="true" />} className="print:hidden">
              {m.export()}
            </Button>
          )
        }
      >
        {formats.map((format) => (
          <MenuItem key={format} onSelect={() => saveFrom(address(format))}>
            {words[format]}
          </MenuItem>
        ))}
        {scheduled && <MenuSeparator />}
        {scheduled && (
          <MenuItem
            icon={<CalendarClock size={15} aria-hidden="true" />}
            onSelect={() => setScheduling(true)}
          >
            {m.emailRegularly()}
          </MenuItem>
        )}
      </Menu>
      {scheduled && scheduling && (
        <ScheduleDialog
          of={{ report: scheduled.report, name: scheduled.name, params: paramsOf(scheduled.input) }}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}
