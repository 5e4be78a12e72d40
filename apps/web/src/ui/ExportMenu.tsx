import type { DocumentFormat } from '@campanile/contract/documents.ts'
import { Download } from 'lucide-react'
import { saveFrom } from '#lib/saveFrom.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'
import { m } from './messages.ts'

const words: Record<DocumentFormat, string> = { csv: m.csv(), xlsx: m.excel(), pdf: m.pdf() }

interface ExportMenuProps<F extends DocumentFormat> {
  formats: readonly F[]
  /** "Export the trend", where a screen has several such menus. */
  label?: string
  /** Where the file of a format is fetched from. */
  address: (format: F) => string
}

/** Saves what a screen shows as a file. */
export const ExportMenu = <F extends DocumentFormat>({ formats, label, address }: ExportMenuProps<F>) => (
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
  </Menu>
)
