import { type ReactNode, useMemo, useState } from 'react'
import type { Answer } from '#lib/reads.ts'
import { createTimeFormat } from '#lib/time.ts'
import { TimeFormatContext } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useReloadOnNewVersion } from '#lib/useReloadOnNewVersion.ts'
import { useWakeLock } from '#lib/useWakeLock.ts'
import { Button } from '#ui/Button.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { m } from './messages.ts'
import { NightPage } from './NightPage.tsx'
import { PairingCode } from './PairingCode.tsx'
import { useDisplay } from './useDisplay.ts'

interface DisplayScreenProps {
  place: (linkId: string) => ReactNode
  kiosk: (sessionId: string, shown: Answer<'readDisplay'>) => ReactNode
}

/** `/display`: a screen without a signed-in person. It is paired, then does only what it was paired for. */
export function DisplayScreen({ place, kiosk }: DisplayScreenProps) {
  const { display, reset } = useDisplay()
  const { data, error, refetch } = display
  const [pairing, setPairing] = useState(false)
  const shown = data?.shown
  const timeFormat = useMemo(() => createTimeFormat(shown?.timeZone ?? 'UTC'), [shown?.timeZone])
  useDocumentTitle(shown ? shown.shows : m.display())
  useWakeLock()
  useReloadOnNewVersion()
  if (data && !data.shown && data.wasPaired && !pairing)
    return <Disconnected onPair={() => setPairing(true)} />
  if (data && !data.shown)
    return (
      <PairingCode
        onPaired={() => {
          setPairing(false)
          void reset()
        }}
      />
    )
  if (shown)
    return (
      <TimeFormatContext value={timeFormat}>
        {shown.linkId && place(shown.linkId)}
        {shown.sessionId && kiosk(shown.sessionId, shown)}
      </TimeFormatContext>
    )
  return (
    <NightPage>
      {error && (
        <LoadFailed title={m.weCouldntLoadThisDisplay()} heading="h1" error={error} onRetry={refetch} />
      )}
    </NightPage>
  )
}

const Disconnected = ({ onPair }: { onPair: () => void }) => (
  <NightPage>
    <h1 className="text-wall-xl font-title">{m.thisDisplayWasDisconnected()}</h1>
    <p className="mt-3 max-w-[40ch] text-wall leading-snug text-night-ink">{m.whyDisconnected()}</p>
    <Button size="lg" className="mt-6 min-h-11" onClick={onPair}>
      {m.pairAgain()}
    </Button>
  </NightPage>
)
