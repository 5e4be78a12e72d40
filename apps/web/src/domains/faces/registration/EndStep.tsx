import { Check, Clock, HardDrive, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '#lib/cn.ts'

const looks = {
  done: { Icon: Check, className: 'bg-ok-tint text-ok-ink' },
  'in-review': { Icon: Clock, className: 'bg-warn-tint text-warn-ink' },
  kept: { Icon: HardDrive, className: 'bg-info-tint text-info-ink' },
} satisfies Record<string, { Icon: LucideIcon; className: string }>

interface EndStepProps {
  kind: keyof typeof looks
  title: string
  children: ReactNode
}

/** The result of a registration. It receives the focus. */
export function EndStep({ kind, title, children }: EndStepProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { Icon, className } = looks[kind]
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex flex-col items-center justify-center px-8 py-12 text-center outline-none md:min-h-[472px]"
    >
      <span className={cn('arch grid h-[106px] w-24 place-items-center', className)}>
        <Icon size={40} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p role="status" className="mt-6 text-2xl font-title">
        {title}
      </p>
      <div className="mt-2 max-w-96 text-base text-ink-2">{children}</div>
    </div>
  )
}
