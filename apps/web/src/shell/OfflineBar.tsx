import { WifiOff } from 'lucide-react'
import { useOnline } from '#lib/useOnline.ts'
import { Banner } from '#ui/Banner.tsx'

/** The region stands always, so that its filling is announced. */
export function OfflineBar() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <Banner
          tone="warn"
          icon={<WifiOff size={16} className="shrink-0" aria-hidden="true" />}
          className="border-x-0 border-t-0"
        >
          You are offline. What you see may be out of date, and changes cannot be saved.
        </Banner>
      )}
    </div>
  )
}
