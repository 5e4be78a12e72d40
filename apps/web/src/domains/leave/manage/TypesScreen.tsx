import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { ArchiveActs } from '#ui/ArchiveActs.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { ManageLeaveHead } from './ManageLeaveHead.tsx'
import { m } from './messages.ts'
import { typeLines } from './typeWords.ts'

const ArchiveTypeDialog = lazyDialog(() => import('./ArchiveTypeDialog.tsx'), 'ArchiveTypeDialog')
const TypeDialog = lazyDialog(() => import('./TypeDialog.tsx'), 'TypeDialog')

type Chosen = { act: 'add' } | { act: TypeAct; type: ManagedLeaveType }

/** `/app/admin-leave-requests/types`: leave types and their yearly entitlements. */
export function TypesScreen() {
  useDocumentTitle(m.manageLeaveRequests())
  const query = useRead('listLeaveTypes', {})
  const [chosen, setChosen] = useState<Chosen>()
  const close = () => setChosen(undefined)
  return (
    <>
      <ManageLeaveHead>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setChosen({ act: 'add' })}
        >
          {m.addLeaveType()}
        </Button>
      </ManageLeaveHead>
      <Card aria-label={m.leaveTypes()}>
        <Loaded query={query} failure={m.weCouldntLoadTheLeaveTypes()} heading="h2">
          {({ items }) =>
            items.length === 0 ? (
              <Empty kind="none" title={m.noLeaveTypesYet()}>
                {m.addATypeToAllowRequests()}
              </Empty>
            ) : (
              <ul aria-label={m.leaveTypes()} className="divide-y divide-line">
                {items.map((type) => (
                  <TypeRow key={type.id} type={type} onAct={(act) => setChosen({ act, type })} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      {chosen?.act === 'add' && <TypeDialog onClose={close} />}
      {chosen?.act === 'edit' && <TypeDialog type={chosen.type} onClose={close} />}
      {(chosen?.act === 'archive' || chosen?.act === 'restore') && (
        <ArchiveTypeDialog act={chosen.act} type={chosen.type} onClose={close} />
      )}
    </>
  )
}

type TypeAct = 'edit' | 'archive' | 'restore'

interface TypeRowProps {
  type: ManagedLeaveType
  onAct: (act: TypeAct) => void
}

/** One leave type: its entitlement and its roles. */
function TypeRow({ type, onAct }: TypeRowProps) {
  const { name, paid, archived, can } = type
  const { main, more } = typeLines(type)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3.5 max-sm:px-4">
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-md font-title">
          {name}
          <Chip tone={paid ? 'brand' : 'idle'}>{paid ? m.paid() : m.unpaid()}</Chip>
          {archived && <Chip glyph="dash">{m.archived()}</Chip>}
        </p>
        <p className="tnum mt-0.5 text-base text-ink-2">{main}</p>
        <p className="tnum text-sm text-ink-3">{more}</p>
      </div>
      <ArchiveActs name={name} can={can} onAct={onAct} />
    </li>
  )
}
