import { useWaitsForServer } from '#lib/retryWhenBusy.ts'

/** Says that something goes on by itself. The region stands always, so that its filling is announced. */
export function BusyServerBar() {
  const waits = useWaitsForServer()
  return (
    <div role="status">
      {waits && (
        <p className="border-b border-warn-line bg-warn-tint px-4 py-2.5 text-center text-sm text-warn-ink">
          Very many people are here at this moment. Keep this page open: it goes on by itself in a few
          seconds.
        </p>
      )}
    </div>
  )
}
