import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Empty } from '#ui/Empty.tsx'
import { ListRows } from '#ui/ListRows.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { ChangeLine } from './ChangeLine.tsx'
import { m } from './messages.ts'

/** All that was changed on a sheet, newest first. */
export function ChangesPanel({ sheetId, onClose }: { sheetId: string; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const changes = useRead('listMarkChanges', { sheetId, page })
  return (
    <SidePanel onClose={onClose} title={m.historyOfChanges()}>
      <ListRows
        query={changes}
        onPage={setPage}
        failure={m.weCouldntLoadTheHistory()}
        empty={<Empty kind="none" heading="h3" title={m.noChangesYet()} />}
      >
        {(items) => (
          <ol aria-label={m.changes()} className="divide-y divide-line px-6 max-md:px-4">
            {items.map((change) => (
              <ChangeLine key={change.id} change={change} withStudent />
            ))}
          </ol>
        )}
      </ListRows>
    </SidePanel>
  )
}
