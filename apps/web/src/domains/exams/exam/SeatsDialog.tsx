import type { Exam } from '@campanile/contract/exams/exam.ts'
import { type SeatOrder, seatOrders } from '@campanile/contract/exams/exam-seats.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { m } from './messages.ts'

const orderWords: Record<SeatOrder, string> = { name: m.byName(), shuffled: m.shuffled() }
const options = seatOrders.map((value) => ({ value, label: orderWords[value] }))

/** Asks for the order of assigning seats, and whether students keep known seats. */
export function SeatsDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const [order, setOrder] = useState<SeatOrder>('name')
  const [reassign, setReassign] = useState(false)
  const seatsAreKnown = exam.publishedAt !== null && exam.seated > 0
  return (
    <ActDialog
      title={m.assignSeats()}
      verb={m.assignSeats()}
      busyLabel={m.assigningSeats()}
      act={useAct('generateExamSeats')}
      input={{ examId: exam.id, version: exam.version, order, reassign }}
      failed={m.noSeatsWereAssigned()}
      onClose={onClose}
    >
      <SelectField
        label={m.order()}
        options={options}
        value={order}
        onChange={({ target }) => setOrder(seatOrders.find((it) => it === target.value) ?? 'name')}
      />
      {seatsAreKnown ? (
        <CheckField
          label={m.reassignAllSeats()}
          help={m.whatReassigningChanges()}
          checked={reassign}
          onChange={({ target }) => setReassign(target.checked)}
        />
      ) : (
        m.everyStudentGetsOneSeat()
      )}
    </ActDialog>
  )
}
