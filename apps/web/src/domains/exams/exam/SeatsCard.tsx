import type { Exam } from '@campanile/contract/exams/exam.ts'
import { type SeatList, seatListFormats } from '@campanile/contract/exams/exam-seats.ts'
import { Armchair } from 'lucide-react'
import { useState } from 'react'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { PersonLinks } from '#ui/PersonLinks.tsx'
import { RoomLink } from '#ui/RoomLink.tsx'
import { m } from './messages.ts'

const SeatsDialog = lazyDialog(() => import('./SeatsDialog.tsx'), 'SeatsDialog')

/** The seats of students, room by room. */
export function SeatsCard({ exam }: { exam: Exam }) {
  const seats = useRead('listExamSeats', { examId: exam.id })
  const [dealing, setDealing] = useState(false)
  const { data } = seats
  const taken = data?.rooms.reduce((sum, room) => sum + room.taken.length, 0) ?? 0
  return (
    <Card as="section" aria-labelledby="exam-seats">
      <CardHead title={m.seats()} id="exam-seats" className="pb-3">
        {taken > 0 && (
          <ExportMenu
            formats={seatListFormats}
            address={(format) => addressFor('exportExamSeats', { examId: exam.id, format })}
          />
        )}
        {data?.can.generate && exam.rooms.length > 0 && (
          <Button icon={<Armchair size={15} aria-hidden="true" />} onClick={() => setDealing(true)}>
            {m.assignSeats()}
          </Button>
        )}
      </CardHead>
      <div className="border-t border-line">
        <Loaded query={seats} failure={m.weCouldntLoadTheSeats()}>
          {(list) =>
            taken === 0 ? (
              <Empty kind="none" heading="h3" title={m.noSeatsAssignedYet()}>
                {exam.rooms.length === 0 ? m.selectItsRoomsFirst() : m.studentsSeeTheirsOnce()}
              </Empty>
            ) : (
              <Rooms seats={list} />
            )
          }
        </Loaded>
      </div>
      {dealing && <SeatsDialog exam={exam} onClose={() => setDealing(false)} />}
    </Card>
  )
}

function Rooms({ seats: { rooms, unseated } }: { seats: SeatList }) {
  return (
    <div className="space-y-5 px-5 py-4 max-sm:px-4">
      {unseated.length > 0 && (
        <Alert tone="warn" title={m.withoutASeat({ count: unseated.length })}>
          <PersonLinks people={unseated.map(({ studentId, name }) => ({ id: studentId, name }))} />
        </Alert>
      )}
      {rooms.map(({ roomId, name, seats, taken }) => (
        <section key={roomId} aria-labelledby={`room-${roomId}`}>
          <h3 id={`room-${roomId}`} className="text-base font-title">
            <RoomLink roomId={roomId}>{name}</RoomLink>
            <span className="tnum ms-2 text-sm font-normal text-ink-3">
              {m.placesTaken({ taken: taken.length, seats })}
            </span>
          </h3>
          <ol className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {taken.map((it) => (
              <li key={it.studentId} className="flex items-baseline gap-3 border-b border-line py-1.5">
                <span className="tnum w-8 text-end font-title">{it.seat}</span>
                <span className="min-w-0 flex-1 truncate">
                  <PersonLink personId={it.studentId} name={it.name} />
                </span>
                <span className="tnum text-xs text-ink-3">{it.number}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
