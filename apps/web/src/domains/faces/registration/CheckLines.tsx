import { Check } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import type { CheckLine } from './checks.ts'
import { m } from './messages.ts'

/** The requirements of a good picture, ticked as the camera detects them. */
export const CheckLines = ({ lines }: { lines: readonly CheckLine[] }) => (
  <ul className="space-y-3 max-md:hidden">
    {lines.map(({ text, passed }) => (
      <li key={text} className="flex items-start gap-3 text-base">
        <span
          className={cn(
            'mt-px grid size-[18px] shrink-0 place-items-center rounded-full',
            passed ? 'bg-ok-fill text-white' : 'ring-[1.5px] ring-inset ring-control',
          )}
        >
          {passed && <Check size={11} strokeWidth={3} aria-hidden="true" />}
          <span className="sr-only">{passed ? m.checkPassed() : m.checkNotPassed()}</span>
        </span>
        <span className={passed ? 'text-ink' : 'text-ink-2'}>{text}</span>
      </li>
    ))}
  </ul>
)
