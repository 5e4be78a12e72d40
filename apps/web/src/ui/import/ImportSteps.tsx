import { Check } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { m } from './messages.ts'

const steps = ['file', 'columns', 'preview', 'result'] as const
type ImportStep = (typeof steps)[number]
const words: Record<ImportStep, string> = {
  file: m.file(),
  columns: m.columns(),
  preview: m.preview(),
  result: m.result(),
}

/** How far an import has come. */
export function ImportSteps({ step, className }: { step: ImportStep; className?: string }) {
  const current = steps.indexOf(step)
  return (
    <ol aria-label={m.stepsOfTheImport()} className={cn('flex flex-wrap gap-x-5 gap-y-1 text-sm', className)}>
      {steps.map((name, at) => (
        <li
          key={name}
          aria-current={at === current ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2',
            at === current ? 'font-title text-ink' : at < current ? 'text-ink-2' : 'text-ink-3',
          )}
        >
          <span
            aria-hidden="true"
            className={cn(
              'tnum grid size-5 place-items-center rounded-full text-xs',
              at === current ? 'bg-brand text-on-brand' : 'border border-line-2',
            )}
          >
            {at < current ? <Check size={12} /> : at + 1}
          </span>
          {words[name]}
        </li>
      ))}
    </ol>
  )
}
