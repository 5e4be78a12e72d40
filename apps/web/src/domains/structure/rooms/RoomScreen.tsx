import type { Room } from '@campanile/contract/structure/structure-catalogue.ts'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { Fact, FactTiles } from '#ui/Facts.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { classesPath } from '../structureTabs.ts'
import { m } from './messages.ts'

const roomsPath = `${classesPath}/rooms`

interface RoomScreenProps {
  /** Beside its name. */
  actions: (room: Room) => ReactNode
  /** Sections about a room from other domains. */
  children: (room: Room) => ReactNode
}

/** /app/classes/rooms/:roomId */
export function RoomScreen({ actions, children }: RoomScreenProps) {
  const { roomId = '' } = useParams()
  const query = useRead('readRoom', { roomId })
  const { data: room } = query
  useDocumentTitle(room?.name ?? m.classManagement())
  return (
    <LoadedPage query={query} failure={m.weCouldntLoadTheRoom()}>
      {(room) => (
        <>
          <BackLink to={roomsPath}>{m.rooms()}</BackLink>
          <PageHead
            title={room.name}
            sub={joinFacts(m.seats({ seats: room.capacity }), room.archivedAt && m.archived())}
          >
            {actions(room)}
            {room.can.edit && (
              <Link to={`${roomsPath}?entry=${room.id}`} className={buttonClass('secondary')}>
                <Pencil size={15} aria-hidden="true" />
                {m.edit()}
              </Link>
            )}
          </PageHead>
          <div className="grid gap-5">
            <Facts room={room} />
            {children(room)}
          </div>
        </>
      )}
    </LoadedPage>
  )
}

const Facts = ({ room: { network, latitude, longitude, meetings } }: { room: Room }) => (
  <Card>
    <FactTiles className="p-5 max-sm:p-4">
      <Fact label={m.weeklyMeetings()}>{meetings}</Fact>
      <Fact label={m.network()}>{network ?? m.none()}</Fact>
      <Fact label={m.location()}>
        {latitude === null || longitude === null
          ? m.none()
          : m.coordinates({ latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) })}
      </Fact>
    </FactTiles>
  </Card>
)
