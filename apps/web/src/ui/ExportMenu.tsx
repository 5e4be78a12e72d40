import type { DocumentFormat } from '@campanile/contract/documents.ts'
import { Download } from 'lucide-react'
import { saveFrom } from '#lib/saveFrom.ts'
import { Button } from './Button.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'

const words: Record<DocumentFormat, string> = { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF' }

interface ExportMenuProps<F extends DocumentFormat> {
  formats: readonly F[]
  /** Where the file of a format is fetched from. */
  address: (format: F) => string
}

/** Saves what a screen shows as a file. */
export const ExportMenu = <F extends DocumentFormat>({ formats, address }: ExportMenuProps<F>) => (
  <Menu trigger={<Button icon={<Download size={15} aria-hidden="true" />}>Export</Button>}>
    {formats.map((format) => (
      <MenuItem key={format} onSelect={() => saveFrom(address(format))}>
        {words[format]}
      </MenuItem>
    ))}
  </Menu>
)
