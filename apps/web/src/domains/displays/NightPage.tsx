import type { ReactNode } from 'react'
import { Wordmark } from '#ui/Wordmark.tsx'

/** A display that shows no content yet, or no longer. */
export const NightPage = ({ children }: { children: ReactNode }) => (
  <main className="dark grid min-h-dvh grid-rows-head bg-night bg-linear-165 from-transparent to-black/35 px-[clamp(20px,4vw,72px)] py-[clamp(18px,3vh,36px)] text-white">
    <header>
      <Wordmark tone="light" size={28} />
    </header>
    <div className="grid place-content-center justify-items-center py-8 text-center">{children}</div>
  </main>
)
