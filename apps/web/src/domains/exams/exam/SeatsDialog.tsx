import type { Exam } from '@campanile/contract/exams/exam.ts'
import { type SeatOrder, seatOrders } from '@campanile/contract/exams/exam-seats.ts'
import { useState } from 'react'
import { CheckField } from '#ui/CheckField.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { useGenerateSeats } from '../exams.api.ts'

const orderWords: Record<SeatOrder, string> = { name: 'By name', shuffled: 'Shuffled' }
const options = seatOrders.map((value) => ({ value, label: orderWords[value] }))

/** In which order seats are given out, and whether those that students know stay. */
export function SeatsDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const [order, setOrder] = useState<SeatOrder>('name')
  const [anew, setAnew] = useState(false)
  const generate = useGenerateSeats()
  const told = exam.publishedAt !== null && exam.seated > 0
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Give out seats"
      confirmLabel="Give out seats"
      busyLabel="Giving out"
      busy={generate.isPending}
      error={generate.error}
      onConfirm={() =>
        generate.mutate({ examId: exam.id, version: exam.version, order, anew }, { onSuccess: onClose })
      }
    >
      <SelectField
        label="Order"
        options={options}
        value={order}
        onChange={({ target }) => setOrder(seatOrders.find((it) => it === target.value) ?? 'name')}
      />
      {told ? (
        <CheckField
          label="Give out all seats anew"
          help="Otherwise students keep the seats they know, and late ones sit at the end."
          checked={anew}
          onChange={({ target }) => setAnew(target.checked)}
        />
      ) : (
        'Every student gets one seat; students see theirs once the exam is published.'
      )}
    </ConfirmDialog>
  )
}
