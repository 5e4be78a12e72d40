import type { Receipt } from '@campanile/contract/assignments/submissions.ts'
import { CircleCheck, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Answer } from '#lib/reads.ts'
import { fullName, useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttachmentList } from '#ui/AttachmentList.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import { HandIn } from '../HandIns.tsx'
import { m } from './messages.ts'
import { receiptText, timelinessWords } from './receiptText.ts'

interface HandInReceiptProps {
  assignment: Answer<'readMyAssignment'>
  receipt: Receipt
  /** It has just been submitted. */
  fresh: boolean
}

/** The receipt of the submission that counts; earlier ones are collapsed. */
export function HandInReceipt({ assignment, receipt, fresh }: HandInReceiptProps) {
  const user = useUser()
  const format = useTimeFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  const earlier = assignment.receipts.filter(({ id }) => id !== receipt.id)
  const { submittedAt, files, code, reason, attempt } = receipt
  const moment = m.dayAndTime({ day: format.day(submittedAt), time: format.clock(submittedAt) })
  const facts = (
    <FactRows>
      <Fact label={m.receipt()}>{code}</Fact>
      <Fact label={m.when()}>
        {attempt > 1 ? m.submittedAtAttempt({ submittedAt: moment, attempt }) : moment}
      </Fact>
      <Fact label={m.timing()}>
        <span className={receipt.lateSeconds > 0 ? 'text-warn-ink' : 'text-ok-ink'}>
          {timelinessWords(receipt)}
        </span>
      </Fact>
      {reason && (
        <Fact label={m.reason()}>
          <span className="whitespace-pre-line">{reason}</span>
        </Fact>
      )}
    </FactRows>
  )
  return (
    <Card aria-labelledby="receipt" className="p-5 max-sm:p-4">
      <h2
        id="receipt"
        ref={heading}
        tabIndex={-1}
        className="mb-3 flex items-center gap-2 text-md font-title outline-none"
      >
        <CircleCheck size={18} className="text-ok-ink" aria-hidden="true" />
        {m.submitted()}
      </h2>
      {facts}
      <div className="mt-4">
        <AttachmentList label={m.filesSubmitted()} attachments={files} />
      </div>
      <div className="mt-5 grid items-start gap-x-3 sm:grid-cols-trail">
        <CopyField
          label={m.receiptAsText()}
          value={receiptText(receipt, assignment, fullName(user), format)}
        />
        <Button
          size="lg"
          className="sm:mt-6"
          icon={<Printer size={14} aria-hidden="true" />}
          onClick={() => print()}
        >
          {m.print()}
        </Button>
      </div>
      {earlier.length > 0 && (
        <details className="mt-3 border-t border-line pt-3">
          <summary className="min-h-8 cursor-pointer text-sm font-label text-brand-ink">
            {m.earlierSubmissions({ count: earlier.length })}
          </summary>
          <ul className="mt-2 space-y-4">
            {earlier.map((it) => (
              <li key={it.id}>
                <HandIn receipt={it} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <PrintSheet>
        <h1 className="mb-1 text-2xl font-title">{assignment.title}</h1>
        <p className="mb-6">
          {assignment.courseCode}, {assignment.courseTitle}. {fullName(user)}, {user.email}
        </p>
        {facts}
        <ul className="mt-4 list-disc ps-5">
          {files.map(({ id, name, sha256 }) => (
            <li key={id} className="break-all">
              {name}
              <span className="block text-xs">{m.sha256({ sha256 })}</span>
            </li>
          ))}
        </ul>
      </PrintSheet>
    </Card>
  )
}
