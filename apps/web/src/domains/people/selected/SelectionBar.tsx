import { documentFormats } from '@campanile/contract/documents.ts'
import type { Person } from '@campanile/contract/people/people.ts'
import { addressFor } from '#lib/api.ts'
import { Button } from '#ui/Button.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { m } from './messages.ts'
import { type SelectionAct, type SelectionOffer, selectionOffers } from './selectionOffers.ts'

/** "Disable 3 of 5", or "Disable 5" if it can be done for all that are selected. */
function offerLabel(act: SelectionAct, count: number, selected: number): string {
  const counts = { count, selected, isAll: count === selected ? 'yes' : 'no' } as const
  switch (act) {
    case 'invite':
      return m.inviteCount(counts)
    case 'enable':
      return m.enableCount(counts)
    case 'disable':
      return m.disableCount(counts)
    case 'move':
      return m.moveCount(counts)
    case 'department':
      return m.departmentCount(counts)
  }
}

interface SelectionBarProps {
  people: readonly Person[]
  onAct: (offer: SelectionOffer) => void
}

/** Actions on the selected people. */
export const SelectionBar = ({ people, onAct }: SelectionBarProps) => (
  <>
    {selectionOffers(people).map((offer) => (
      <Button key={offer.act} onClick={() => onAct(offer)}>
        {offerLabel(offer.act, offer.people.length, people.length)}
      </Button>
    ))}
    <ExportMenu
      formats={documentFormats}
      address={(format) =>
        addressFor('exportPeople', { personIds: people.map(({ id }) => id).join(','), format })
      }
    />
  </>
)
