import type { Exam } from '@campanile/contract/exams/exam.ts'
import { type SeatOrder, seatOrders } from '@campanile/contract/exams/exam-seats.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { SelectField } from '#ui/SelectField.tsx'

const orderWords: Record<SeatOrder, string> = { name: 'By name', shuffled: 'Shuffled' }
const options = seatOrders.map((value) => ({ value, label: orderWords[value] }))

/** Asks in which order to give out seats, and whether students keep the seats they know. */
export function SeatsDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const [order, setOrder] = useState<SeatOrder>('name')
  const [reassign, setReassign] = useState(false)
  const seatsAreKnown = exam.publishedAt !== null && exam.seated > 0
  return (
    <ActDialog
      title="Give out seats"
      verb="Give out seats"
      busyLabel="Giving out"
      act={useAct('generateExamSeats')}
      input={{ examId: exam.id, version: exam.version, order, reassign }}
      failed="No seats were assigned"
      onClose={onClose}
    >
      <SelectField
        label="Order"
        options={options}
        value={order}
        onChange={({ target }) => setOrder(seatOrders.find((it) => it === target.value) ?? 'name')}
      />
      {seatsAreKnown ? (
        <CheckField
          label="Reassign all seats"
          help="Otherwise students keep their seats, and students added later sit at the end."
          checked={reassign}
          onChange={({ target }) => setReassign(target.checked)}
        />
      ) : (
        'Every student gets one seat; students see theirs once the exam is published.'
      )}
    </ActDialog>
  )
}
