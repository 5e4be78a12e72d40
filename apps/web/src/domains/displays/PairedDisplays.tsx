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
import { m } from './messages.ts'

const PairDisplayDialog = lazyDialog(() => import('./PairDisplayDialog.tsx'), 'PairDisplayDialog')

interface PairedDisplaysProps {
  /** Only those of one target, and new ones for it. */
  target?: DisplayTarget
  /** Why none can be paired now. */
  closed?: boolean
}

/** Displays that are paired, and a control to pair another; a display's QR code opens it by `?code=`. */
export function PairedDisplays({ target, closed = false }: PairedDisplaysProps) {
  const [page, setPage] = usePageParam('page')
  const { opened, open, close } = useOpenedParam('code')
  const { purpose: _purpose, ...filter } = target ?? { purpose: null }
  const displays = useRead('listDisplays', { page, ...filter })
  return (
    <SettingsCard
      title={m.displays()}
      hint={m.aboutDisplays()}
      actions={
        !closed && (
          <Button variant="primary" onClick={() => open('')}>
            {m.pairADisplay()}
          </Button>
        )
      }
    >
      <ListRows
        query={displays}
        onPage={setPage}
        failure={m.weCouldntLoadTheDisplays()}
        empty={
          <Empty kind="none" title={m.noDisplaysYet()}>
            {m.openOnScreen({ host: location.host })}
          </Empty>
        }
      >
        {(items) => (
          <ul aria-label={m.pairedDisplays()} className="divide-y divide-line rounded-md border border-line">
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
