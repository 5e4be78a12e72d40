import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { fullName, useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import { m } from './messages.ts'
import { receiptLine } from './receiptLine.ts'
import type { Receipt } from './useReceipt.ts'

const Facts = ({ receipt }: { receipt: Receipt }) => {
  const user = useUser()
  const { dateWithYear, clock, timeZone } = useTimeFormat()
  return (
    <dl className="grid gap-x-6 text-base *:mt-3 sm:grid-cols-[auto_minmax(0,1fr)] max-sm:[&>dd]:mt-0">
      <dt className="text-ink-3">{m.whose()}</dt>
      <dd>
        {fullName(user)}, {user.email}
      </dd>
      <dt className="text-ink-3">{m.when()}</dt>
      <dd className="tnum">
        {dateWithYear(receipt.deletedAt)}, {clock(receipt.deletedAt)} ({timeZone})
      </dd>
      <dt className="text-ink-3">{m.what()}</dt>
      <dd>
        <ul className="list-disc space-y-1 ps-4">
          {receipt.deleted.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </dd>
      <dt className="text-ink-3">{m.receipt()}</dt>
      <dd className="tnum break-all">{receipt.id}</dd>
    </dl>
  )
}

interface FaceReceiptCardProps {
  receipt: Receipt
  onDone: () => void
}

/** The proof that face data was deleted. It takes the focus. */
export function FaceReceiptCard({ receipt, onDone }: FaceReceiptCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const user = useUser()
  const format = useTimeFormat()
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card aria-labelledby="face-receipt" className="mb-5 p-6 max-sm:p-4">
      <h2 id="face-receipt" ref={heading} tabIndex={-1} className="text-lg font-title outline-none">
        {m.yourFaceDataWasDeleted()}
      </h2>
      <p className="mb-1 mt-1 text-base text-ink-2">{m.thisIsYourReceipt()}</p>
      <Facts receipt={receipt} />
      <div className="mt-4 max-w-2xl">
        <CopyField label={m.receiptAsText()} value={receiptLine(receipt, user.email, format)} />
      </div>
      <div className="flex gap-2">
        <Button icon={<Printer size={14} aria-hidden="true" />} onClick={() => print()}>
          {m.print()}
        </Button>
        <Button onClick={onDone}>{m.done()}</Button>
      </div>
      <PrintSheet>
        <h1 className="mb-6 text-2xl font-title">{m.receiptFaceDataDeleted()}</h1>
        <Facts receipt={receipt} />
      </PrintSheet>
    </Card>
  )
}
