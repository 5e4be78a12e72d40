import { Button } from './Button.tsx'
import { hidden } from './hidden.tsx'
import { m } from './messages.ts'

type ArchiveAct = 'edit' | 'archive' | 'restore'

interface ArchiveActsProps {
  /** For screen readers, beside the verb. */
  name: string
  can: Record<ArchiveAct, boolean>
  onAct: (act: ArchiveAct) => void
}

/** The buttons of something that is edited, archived and restored. */
export const ArchiveActs = ({ name, can, onAct }: ArchiveActsProps) => (
  <div className="flex gap-2">
    {can.edit && <Button onClick={() => onAct('edit')}>{m.editNamed({ name, hidden })}</Button>}
    {can.archive && <Button onClick={() => onAct('archive')}>{m.archiveNamed({ name, hidden })}</Button>}
    {can.restore && <Button onClick={() => onAct('restore')}>{m.restoreNamed({ name, hidden })}</Button>}
  </div>
)
