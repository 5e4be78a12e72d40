import type { DisplayTarget } from '@campanile/contract/displays/displays.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListRows } from '#ui/ListRows.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { DisplayItem } from './DisplayItem.tsx'

const PairDisplayDialog = lazyDialog(() => import('./PairDisplayDialog.tsx'), 'PairDisplayDialog')

interface PairedDisplaysProps {
  /** Only those of one target, and new ones for it. */
  target?: DisplayTarget
  /** Why none can be paired now. */
  closed?: boolean
}

/** Displays that are paired, and the way to pair another; a display's QR code opens it by `?code=`. */
export function PairedDisplays({ target, closed = false }: PairedDisplaysProps) {
  const [page, setPage] = usePageParam('page')
  const { opened, open, close } = useOpenedParam('code')
  const { purpose: _purpose, ...filter } = target ?? { purpose: null }
  const displays = useRead('listDisplays', { page, ...filter })
  return (
    <SettingsCard
      title="Displays"
      hint="Screens that show a check-in location or run a kiosk. Nobody is signed in on them."
      actions={
        !closed && (
          <Button variant="primary" onClick={() => open('')}>
            Pair a display
          </Button>
        )
      }
    >
      <ListRows
        query={displays}
        onPage={setPage}
        failure="We couldn’t load the displays"
        empty={
          <Empty kind="none" title="No displays yet">
            Open {location.host}/display on the screen, then enter its code here.
          </Empty>
        }
      >
        {(items) => (
          <ul aria-label="Paired displays" className="divide-y divide-line rounded-md border border-line">
            {items.map((display) => (
              <DisplayItem key={display.id} display={display} />
            ))}
          </ul>
        )}
      </ListRows>
      {opened !== null && !closed && (
        <PairDisplayDialog code={opened} {...(target && { target })} onClose={close} />
      )}
    </SettingsCard>
  )
}
