import type { PayLine, Payslip } from '@campanile/contract/payroll/payslips.ts'
import { ChevronDown, MessageCircleQuestion } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { hidden } from '#ui/hidden.tsx'
import { lineMoney } from '../lineMoney.ts'
import { myPayrollPath, payrollPath } from '../payrollPaths.ts'
import { monthWords } from '../payWords.ts'
import { LineEvents } from './LineEvents.tsx'
import { m } from './messages.ts'
import { eventsWords } from './slipWords.ts'

interface PayLineRowProps {
  slip: Payslip
  line: PayLine
  side: 'admin' | 'own'
  onAsk?: (line: PayLine) => void
}

const small =
  'inline-flex min-h-6 items-center gap-1 rounded-xs text-sm font-label text-brand-ink hover:underline max-md:min-h-10'
const questionWords = { open: m.questionOpen(), answered: m.questionAnswered() } as const

/** One line: label, calculation, amount and sources. */
export function PayLineRow({ slip, line, side, onAsk }: PayLineRowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { label, detail, ofMonth, events, question } = line
  const questionPath =
    side === 'admin' ? `${payrollPath}/questions?slip=${slip.id}` : `${myPayrollPath}/questions`
  return (
    <li className="py-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0">
          <span className="block break-words text-base font-label">{label}</span>
          {(detail || ofMonth) && (
            <span className="tnum block break-words text-sm text-ink-2">
              {[ofMonth && monthWords(ofMonth), detail].filter(Boolean).join(' · ')}
            </span>
          )}
        </p>
        <p className="tnum shrink-0 text-base font-label">{lineMoney(line, slip.currency)}</p>
      </div>
      <div className="flex flex-wrap gap-x-4">
        {events > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className={small}
          >
            {eventsWords(line, (text) => (
              <span className="sr-only">{text}</span>
            ))}
            <ChevronDown
              size={14}
              aria-hidden="true"
              className={cn('transition-transform', open && 'rotate-180')}
            />
          </button>
        )}
        {question && (
          <Link to={questionPath} className={small}>
            <MessageCircleQuestion size={14} aria-hidden="true" />
            {questionWords[question.status]}
          </Link>
        )}
        {onAsk && slip.can.ask && question?.status !== 'open' && (
          <button type="button" onClick={() => onAsk(line)} className={small}>
            <MessageCircleQuestion size={14} aria-hidden="true" />
            {m.askAboutLine({ label, span: hidden })}
          </button>
        )}
      </div>
      <div id={id}>{open && <LineEvents slip={slip} line={line} side={side} />}</div>
    </li>
  )
}
