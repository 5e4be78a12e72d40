import { cn } from '#lib/cn.ts'

const steps = 3

/** "Step 1 of 3", with as many bars. */
export const StepMark = ({ step }: { step: number }) => (
  <span className="tnum mt-0.5 flex h-8 shrink-0 items-center gap-2.5 text-sm text-ink-3 max-md:h-10">
    <span className="flex gap-1 max-sm:hidden" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={index}
          className={cn('h-1 w-5 rounded-full', index < step ? 'bg-brand-mid' : 'bg-line-2')}
        />
      ))}
    </span>
    Step {step} of {steps}
  </span>
)
