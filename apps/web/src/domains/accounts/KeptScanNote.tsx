import { locale } from '#lib/locale.ts'
import { useNow } from '#lib/useNow.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'

// The sign-in page doesn't know the institution's time zone, and its reader is looking at this device's clock.
const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })

/** Says that the scan that led here isn't lost, and for how long. */
export function KeptScanNote({ until }: { until: number }) {
  const isKept = useNow(1000).getTime() < until
  return (
    <Alert
      tone={isKept ? 'info' : 'warn'}
      title={isKept ? m.yourScanIsKeptUntil({ until: clock.format(until) }) : m.yourScanHasExpired()}
      className="mt-5"
    >
      {isKept ? m.signInToFinishYourCheck() : m.signInThenScanTheCode()}
    </Alert>
  )
}
