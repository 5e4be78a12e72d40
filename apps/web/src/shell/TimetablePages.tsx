import { CalendarPlus, ChartBarBig, Search, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ReferencePicker } from '#domains/structure/ReferencePicker.tsx'
import { RoomScreen } from '#domains/structure/rooms/RoomScreen.tsx'
import { StructureHead } from '#domains/structure/StructureHead.tsx'
import { TimetableCard } from '#domains/timetable/campus/TimetableCard.tsx'
import { TimetableView } from '#domains/timetable/campus/TimetableView.tsx'
import { RoomUseCard } from '#domains/timetable/rooms/RoomUseCard.tsx'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { m } from './messages.ts'

const RoomFeedDialog = lazyDialog(
  () => import('#domains/timetable/rooms/RoomFeedDialog.tsx'),
  'RoomFeedDialog',
)
const FindRoomPanel = lazyDialog(() => import('#domains/timetable/rooms/FindRoomPanel.tsx'), 'FindRoomPanel')

/** `/app/classes/timetable`: an admin plans the week of the campus, a room, batch, lecturer or class. */
export function TimetablePage() {
  const [finding, setFinding] = useFlagParam('find')
  return (
    <>
      <StructureHead sub={m.aboutTimetable()}>
        <Link to="/app/classes/rooms/use" className={buttonClass('secondary')}>
          <ChartBarBig size={15} aria-hidden="true" />
          {m.roomUse()}
        </Link>
        <Link to="/app/classes/timetable/drafts" className={buttonClass('secondary')}>
          <WandSparkles size={15} aria-hidden="true" />
          {m.timetableDrafts()}
        </Link>
        <Button icon={<Search size={15} aria-hidden="true" />} onClick={() => setFinding(true)}>
          {m.findFreeRoom()}
        </Button>
      </StructureHead>
      <TimetableView
        picker={(of, label, id, onChange) => (
          <ReferencePicker key={of} of={of} label={label} value={id} onChange={onChange} />
        )}
      />
      {finding && <FindRoomPanel onClose={() => setFinding(false)} />}
    </>
  )
}

/** `/app/classes/rooms/:roomId`: one room, its week and its use. */
export function RoomPage() {
  const [subscribing, setSubscribing] = useState<string | null>(null)
  return (
    <RoomScreen
      actions={(room) => (
        <>
          {!room.archivedAt && (
            <Button
              icon={<CalendarPlus size={15} aria-hidden="true" />}
              onClick={() => setSubscribing(room.id)}
            >
              {m.addToCalendar()}
            </Button>
          )}
          <Link to="/app/classes/timetable?find=1" className={buttonClass('secondary')}>
            <Search size={15} aria-hidden="true" />
            {m.findFreeRoom()}
          </Link>
        </>
      )}
    >
      {(room) => (
        <>
          <TimetableCard scope="room" scopeId={room.id} />
          <RoomUseCard room={room} />
          {subscribing === room.id && (
            <RoomFeedDialog roomId={room.id} onClose={() => setSubscribing(null)} />
          )}
        </>
      )}
    </RoomScreen>
  )
}
