import type { PayQuestion } from '@campanile/contract/payroll/my-pay.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '#lib/cn.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Chip } from '#ui/Chip.tsx'
import { lineMoney } from './lineMoney.ts'
import { m } from './messages.ts'
import { monthWords } from './payWords.ts'

interface QuestionCardProps {
  question: PayQuestion
  /** The person who asks, unless it is the reader. */
  lead?: ReactNode
  title: ReactNode
  /** A notification has led to it. */
  isNamed?: boolean
  /** Buttons and links. */
  children?: ReactNode
}

/** A question about a line of a payslip, and its answer. */
export function QuestionCard({ question, lead, title, isNamed = false, children }: QuestionCardProps) {
  const { dateTime } = useTimeFormat()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  const { line, month, currency, askedAt, answer, answeredAt, answeredBy } = question
  return (
    <div ref={row} className={cn('flex items-start gap-3 px-5 py-4 max-sm:px-4', isNamed && 'bg-brand-tint')}>
      {lead}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="break-words text-md font-title">{title}</span>
          <Chip tone={answer === null ? 'warn' : 'ok'} glyph={answer === null ? 'clock' : 'tick'}>
            {answer === null ? m.open() : m.answered()}
          </Chip>
        </p>
        <p className="tnum text-sm text-ink-3">
          {joinFacts(line.label, lineMoney(line, currency))} · {monthWords(month)} · {dateTime(askedAt)}
        </p>
        <p className="mt-2 whitespace-pre-line break-words text-base">{question.question}</p>
        {answer !== null && (
          <div className="mt-3 border-s-2 border-brand-line ps-3">
            <p className="whitespace-pre-line break-words text-base text-ink-2">{answer}</p>
            <p className="tnum mt-0.5 text-sm text-ink-3">
              {joinFacts(answeredBy, answeredAt && dateTime(answeredAt))}
            </p>
          </div>
        )}
        {children && <div className="mt-3 flex flex-wrap gap-2">{children}</div>}
      </div>
    </div>
  )
}
