import { StructureHead } from '#domains/structure/StructureHead.tsx'
import { RoomsUseCard } from '#domains/timetable/rooms/RoomsUseCard.tsx'
import { m } from './messages.ts'

/** `/app/classes/rooms/use`: how much each room is used in a term. */
export const RoomUsePage = () => (
  <>
    <StructureHead sub={m.aboutRoomUse()} />
    <RoomsUseCard />
  </>
)
