import { useWaitsForServer } from '#lib/retryWhenBusy.ts'
import { m } from './messages.ts'

/** Says that requests are being retried. The region is always there, so that its text is announced. */
export function BusyServerBar() {
  const waits = useWaitsForServer()
  return (
    <div role="status">
      {waits && (
        <p className="border-b border-warn-line bg-warn-tint px-4 py-2.5 text-center text-sm text-warn-ink">
          {m.campanileIsVeryBusy()}
        </p>
      )}
    </div>
  )
}
