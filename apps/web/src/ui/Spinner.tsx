import { BusyIcon } from './BusyIcon.tsx'
import { m } from './messages.ts'

/** The whole page waits: while the auth state loads. */
export const Spinner = () => (
  <main className="grid min-h-dvh place-items-center text-ink-2">
    <p role="status" className="flex items-center gap-2.5 text-md">
      <BusyIcon size={20} />
      {m.loading()}
    </p>
  </main>
)
