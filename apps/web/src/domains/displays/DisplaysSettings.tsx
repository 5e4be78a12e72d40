import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { m } from './messages.ts'
import { PairedDisplays } from './PairedDisplays.tsx'

/** `/app/settings/displays`: all for admins, their own for lecturers. */
export function DisplaysSettings() {
  useDocumentTitle(m.displays())
  return <PairedDisplays />
}
