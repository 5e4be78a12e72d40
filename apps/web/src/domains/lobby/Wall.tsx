import type { ReactNode } from 'react'

/** The night-blue background of the board. */
export const Wall = ({ children }: { children: ReactNode }) => (
  <main className="dark relative grid min-h-dvh grid-cols-1 grid-rows-head-foot bg-night bg-linear-165 from-transparent to-black/35 px-[clamp(16px,4vw,72px)] py-[clamp(16px,3vh,36px)] text-white lg:h-dvh lg:overflow-hidden">
    {children}
  </main>
)
