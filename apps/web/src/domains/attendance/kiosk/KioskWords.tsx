import type { Recognition } from '@campanile/contract/attendance/kiosk.ts'
import { cn } from '#lib/cn.ts'
import { recognitionWords } from './recognitionWords.ts'

interface KioskWordsProps {
  recognition: Recognition | undefined
  /** What to do until somebody is recognised. */
  waiting: string
}

/** Huge, read standing: the name, or what to do. */
export function KioskWords({ recognition, waiting }: KioskWordsProps) {
  const words = recognition && recognitionWords(recognition)
  return (
    <div role="status" className="min-h-20 text-center">
      {words ? (
        <>
          <p className={cn('text-3xl font-title', words.good ? 'text-brass-ink' : 'text-night-ink')}>
            {words.label}
          </p>
          <p className="mt-1 text-lg">{words.message}</p>
        </>
      ) : (
        <p className="text-lg text-night-ink">{waiting}</p>
      )}
    </div>
  )
}
