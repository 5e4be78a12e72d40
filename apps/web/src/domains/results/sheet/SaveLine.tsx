import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import type { SaveState } from './saveWords.ts'

const inks = { ok: 'text-ok-ink', busy: 'text-ink-2', warn: 'text-warn-ink', bad: 'text-bad-ink' }

/** What has become of what was typed. */
export function SaveLine({ tone, words }: SaveState) {
  const Icon = tone === 'ok' ? CircleCheck : tone === 'warn' ? CloudOff : TriangleAlert
  return (
    <p role="status" className={cn('tnum flex min-h-8 items-center gap-1.5 text-sm font-label', inks[tone])}>
      {tone === 'busy' ? <BusyIcon size={15} /> : <Icon size={15} className="shrink-0" aria-hidden="true" />}
      {words}
    </p>
  )
}
