import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { Check } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { hidden } from '#ui/hidden.tsx'
import { m } from './messages.ts'

const steps = [
  ['computed', m.computed()],
  ['approved', m.approved()],
  ['paid', m.paid()],
  ['locked', m.locked()],
] as const

const order = ['draft', 'computing', ...steps.map(([status]) => status)]

/** The four steps of a run, those taken with a tick. */
export function RunSteps({ run: { status } }: { run: PayRun }) {
  const at = order.indexOf(status)
  return (
    <ol aria-label={m.steps()} className="flex items-start self-center">
      {steps.map(([step, label], index) => {
        const taken = order.indexOf(step) <= at
        return (
          <li
            key={step}
            aria-current={step === status ? 'step' : undefined}
            className="flex flex-1 flex-col items-center gap-1.5 lg:w-[74px]"
          >
            <span className="flex w-full items-center">
              <span
                className={cn(
                  'h-px flex-1',
                  index === 0 ? 'bg-transparent' : taken ? 'bg-brand-mid' : 'bg-line-2',
                )}
              />
              <span
                className={cn(
                  'grid size-5 place-items-center rounded-full',
                  taken ? 'bg-brand-mid text-white dark:text-on-brand' : 'shadow-edge',
                )}
              >
                {taken && <Check size={12} strokeWidth={3} aria-hidden="true" />}
              </span>
              <span
                className={cn(
                  'h-px flex-1',
                  index === steps.length - 1
                    ? 'bg-transparent'
                    : order.indexOf(steps[index + 1]?.[0] ?? '') <= at
                      ? 'bg-brand-mid'
                      : 'bg-line-2',
                )}
              />
            </span>
            <span className={cn('text-xs', taken ? 'font-label text-ink' : 'text-ink-3')}>
              {taken ? label : m.stepNotYet({ step: label, span: hidden })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
