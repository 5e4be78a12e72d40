import type { SavedView } from '@campanile/contract/saved-views/saved-views.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { lazyPart } from '#lib/lazyPart.tsx'
import type { ListLook } from '#lib/listLook.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from './Button.tsx'
import type { Column } from './column.ts'
import { m } from './messages.ts'
import { PopoverButton } from './PopoverButton.tsx'

const ViewPanel = lazyPart(() => import('./ViewPanel.tsx'), 'ViewPanel')
const RemoveViewDialog = lazyDialog(() => import('./RemoveViewDialog.tsx'), 'RemoveViewDialog')
const ViewNameDialog = lazyDialog(() => import('./ViewNameDialog.tsx'), 'ViewNameDialog')

export interface ViewMenuProps {
  /** The list's name. */
  name: string
  list: ListControl
  look: ListLook
  columns: readonly Pick<Column<never>, 'id' | 'head' | 'headHidden'>[] | undefined
}

/** A dialog that the panel opens once it has closed. */
export type ViewAct = { act: 'save' } | { act: 'rename' | 'remove'; view: SavedView }

/** How a list is shown: saved views, columns and density. */
export function ViewMenu(props: ViewMenuProps) {
  const [chosen, setChosen] = useState<ViewAct>()
  const close = () => setChosen(undefined)
  const { name, list } = props
  return (
    <>
      <PopoverButton
        label={m.view()}
        className="flex max-h-[70vh] w-72 flex-col overflow-y-auto rounded-md p-4"
        button={(trigger) => (
          <Button
            variant="ghost"
            icon={<SlidersHorizontal size={15} aria-hidden="true" />}
            className="print:hidden"
            {...trigger}
          >
            {m.view()}
          </Button>
        )}
      >
        {(closePanel) => (
          <ViewPanel
            {...props}
            onShow={(view) => closePanel(() => list.showSaved(view))}
            onAct={(act) => closePanel(() => setChosen(act))}
          />
        )}
      </PopoverButton>
      {chosen?.act === 'save' && <ViewNameDialog save={{ list: name, ...list.saved }} onClose={close} />}
      {chosen?.act === 'rename' && <ViewNameDialog rename={chosen.view} onClose={close} />}
      {chosen?.act === 'remove' && <RemoveViewDialog view={chosen.view} onClose={close} />}
    </>
  )
}
