import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { fullName, useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import { m } from './messages.ts'
import { receiptLine } from './receiptLine.ts'
import type { Receipt } from './useReceipt.ts'

const Facts = ({ receipt }: { receipt: Receipt }) => {
  const user = useUser()
  const { dateWithYear, clock, timeZone } = useTimeFormat()
  return (
    <FactRows className="mt-3">
      <Fact label={m.whose()}>
        {fullName(user)}, {user.email}
      </Fact>
      <Fact label={m.when()}>
        {dateWithYear(receipt.deletedAt)}, {clock(receipt.deletedAt)} ({timeZone})
      </Fact>
      <Fact label={m.what()}>
        <ul className="list-disc space-y-1 ps-4">
          {receipt.deleted.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </Fact>
      <Fact label={m.receipt()}>
        <span className="break-all">{receipt.id}</span>
      </Fact>
    </FactRows>
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
