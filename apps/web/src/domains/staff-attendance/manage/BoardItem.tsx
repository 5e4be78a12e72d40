import type { BoardRow } from '@campanile/contract/staff-attendance/staff-board.ts'
import { fullName } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { DayTimes } from '../DayTimes.tsx'
import { StateChip } from './StateChip.tsx'

/** A line of the board on a phone. */
export const BoardItem = ({ row, onOpen }: { row: BoardRow; onOpen: () => void }) => (
  <ListItem
    lead={<Avatar name={fullName(row)} profileImage={row.profileImage} size={36} />}
    title={fullName(row)}
    essence={<DayTimes day={row.day} />}
    meta={<StateChip row={row} />}
    action={
      <Button size="sm" onClick={onOpen}>
        Open<span className="sr-only"> the day of {fullName(row)}</span>
      </Button>
    }
  />
)
