import { RoomsScreen } from '#domains/structure/entries/rooms.tsx'
import { RoomsUseCard } from '#domains/timetable/rooms/RoomsUseCard.tsx'

/** `/app/classes/rooms`: the rooms, and how much each is used. */
export const RoomsPage = () => (
  <>
    <RoomsScreen />
    <RoomsUseCard />
  </>
)
