import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { Button } from '#ui/Button.tsx'
import { ReviewFrame, ReviewItem } from '#ui/ReviewFrame.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { OutcomeSelect } from '../OutcomeSelect.tsx'
import { actWith, type Outcome } from '../outcomes.ts'

interface Booking {
  id: string
  room: string
  decision: string | null
}

const bookingsOf = (rooms: readonly string[]) =>
  rooms.map((room): Booking => ({ id: room, room, decision: null }))

const three = bookingsOf(['Room 12', 'Hall B', 'Studio 3'])
const seven = bookingsOf(Array.from({ length: 7 }, (_, at) => `Lab ${at + 1}`))

interface BookingReviewProps {
  booking: Booking
  outcome: Outcome
  onDecided: (decision: string) => void
}

function BookingReview({ booking, outcome, onDecided }: BookingReviewProps) {
  const [note, setNote] = useState('')
  const decide = useMutation({
    mutationFn: (decision: string) => actWith(outcome, decision),
    onSuccess: onDecided,
  })
  const under = decide.isPending ? decide.variables : undefined
  return (
    <ReviewItem
      title={`Booking of ${booking.room}`}
      description="Requested by the drama society"
      locked={note !== ''}
      busy={decide.isPending}
      note="The society will be notified."
      acts={[
        {
          label: 'Reject',
          letter: 'R',
          variant: 'danger',
          busy: under === 'rejected',
          busyLabel: 'Rejecting',
          onAct: () => decide.mutate('rejected'),
        },
        {
          label: 'Approve',
          letter: 'A',
          variant: 'primary',
          busy: under === 'approved',
          busyLabel: 'Approving',
          onAct: () => decide.mutate('approved'),
        },
      ]}
    >
      <div className="px-6 py-5 max-md:px-4">
        {decide.error && <SaveFailed title="The decision was not saved" error={decide.error} />}
        <TextAreaField label="Note" optional value={note} onChange={({ target }) => setNote(target.value)} />
      </div>
    </ReviewItem>
  )
}

interface BookingsProps {
  as: 'dialog' | 'panel'
  outcome: Outcome
  bookings: readonly Booking[]
  /** How many rows the list shows at once. */
  pageSize?: number
}

/** A queue whose list loses decided items. */
function Bookings({ as, outcome, bookings, pageSize = bookings.length }: BookingsProps) {
  const [all, setAll] = useState(bookings)
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<string>()
  const waiting = all.filter(({ decision }) => decision === null)
  const read = (page: number) => ({
    items: waiting.slice((page - 1) * pageSize, page * pageSize),
    total: waiting.length,
    page,
    pageSize,
  })
  const shown = read(page)
  return (
    <>
      <ul className="mb-4 grid max-w-md gap-2">
        {all.map(({ id, room, decision }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            {room}, {decision ?? 'waiting'}
            {shown.items.some((it) => it.id === id) && (
              <Button onClick={() => setOpened(id)}>
                Review<span className="sr-only"> {room}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <BookingsFrame
          as={as}
          rows={shown.items}
          pages={{ shown, load: (page) => actWith(outcome, read(page)), onPage: setPage }}
          opened={opened}
          outcome={outcome}
          onOpen={setOpened}
          onDecided={(id, decision) =>
            setAll((before) => before.map((it) => (it.id === id ? { ...it, decision } : it)))
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

interface BookingsFrameProps {
  as: 'dialog' | 'panel'
  rows: readonly Booking[]
  pages: ReviewPages<Booking>
  opened: string
  outcome: Outcome
  onOpen: (id: string) => void
  onDecided: (id: string, decision: string) => void
  onClose: () => void
}

function BookingsFrame({ as, outcome, onDecided, ...source }: BookingsFrameProps) {
  const queue = useReviewQueue({ ...source, idOf: ({ id }) => id })
  const { row } = queue
  return (
    <ReviewFrame queue={queue} as={as}>
      {row && (
        <BookingReview
          booking={row}
          outcome={outcome}
          onDecided={(decision) => {
            onDecided(row.id, decision)
            queue.advance()
          }}
        />
      )}
    </ReviewFrame>
  )
}

export function ReviewsPage() {
  const [outcome, setOutcome] = useState<Outcome>('done')
  return (
    <>
      <OutcomeSelect value={outcome} onChange={setOutcome} />
      <section aria-label="In a panel">
        <Bookings as="panel" outcome={outcome} bookings={three} />
      </section>
      <section aria-label="In a dialog">
        <Bookings as="dialog" outcome={outcome} bookings={three} />
      </section>
      <section aria-label="In pages of three">
        <Bookings as="panel" outcome={outcome} bookings={seven} pageSize={3} />
      </section>
    </>
  )
}
