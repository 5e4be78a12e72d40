import type { ReactNode } from 'react'
import type { ScannedLink } from '../checkInLink.ts'
import { m } from './messages.ts'
import { Scanner } from './Scanner.tsx'

interface ScanFrameProps {
  /** Closes the scanner. */
  leave: ReactNode
  onScan: (link: ScannedLink) => void
  /** The form in which the code is typed instead. */
  children: ReactNode
}

/** The whole screen: the camera on top, what to do below it, and the code to type at the bottom. */
export const ScanFrame = ({ leave, onScan, children }: ScanFrameProps) => (
  <main className="dark flex h-dvh min-h-[560px] flex-col bg-night text-white">
    <header className="flex h-14 shrink-0 items-center justify-between gap-3 ps-4 pe-2">
      <h1 className="text-lg font-title">{m.scanTheCode()}</h1>
      {leave}
    </header>
    <Scanner onScan={onScan} />
    <div className="mx-auto w-full max-w-[480px] shrink-0 border-t border-white/15 px-4 pb-[max(16px,env(safe-area-inset-bottom))] pt-3">
      {children}
    </div>
  </main>
)
