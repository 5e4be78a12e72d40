import { shownPairingCode } from '@campanile/contract/displays/display-purposes.ts'
import { useEffect, useEffectEvent } from 'react'
import { settingsPath } from '#lib/settingsPath.ts'
import { useRead } from '#lib/useRead.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Button } from '#ui/Button.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Qr } from '#ui/Qr.tsx'
import { m } from './messages.ts'
import { NightPage } from './NightPage.tsx'

/** Milliseconds. Short, because somebody is waiting in front of the display. */
const pollInterval = 2_000

/** The code for pairing this display from another device. */
export function PairingCode({ onPaired }: { onPaired: () => void }) {
  const pairing = useRead('startPairing', {}, { once: true, retry: false, refetchOnReconnect: false })
  const code = pairing.data?.code
  const collected = useRead('collectPairing', code === undefined ? null : {}, {
    version: code,
    // Until the code is confirmed or has expired.
    refetchInterval: ({ state }) => (!state.data || state.data.state === 'waiting' ? pollInterval : false),
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  })
  const paired = useEffectEvent(onPaired)
  const state = collected.data?.state
  useEffect(() => {
    if (state === 'paired') paired()
  }, [state])
  if (pairing.error && !code)
    return (
      <NightPage>
        <LoadFailed
          title={m.weCouldntGetAPairingCode()}
          heading="h1"
          error={pairing.error}
          onRetry={pairing.refetch}
        />
      </NightPage>
    )
  if (!code || pairing.isFetching)
    return (
      <NightPage>
        <p role="status" className="flex items-center gap-2.5 text-md text-night-ink">
          <BusyIcon size={20} />
          {m.loading()}
        </p>
      </NightPage>
    )
  if (state === 'expired')
    return (
      <NightPage>
        <h1 className="text-wall-xl font-title">{m.thisCodeHasExpired()}</h1>
        <Button size="lg" className="mt-6 min-h-11" onClick={() => void pairing.refetch()}>
          {m.showANewCode()}
        </Button>
      </NightPage>
    )
  const address = `${location.origin}${settingsPath.displays}`
  return (
    <NightPage>
      <h1 className="text-wall-xl font-title">{m.pairThisDisplay()}</h1>
      <p className="mt-3 max-w-[34ch] text-wall leading-snug text-night-ink">{m.pairingSteps()}</p>
      <p className="tnum mt-6 font-mono text-board-2xl font-title leading-none tracking-[0.06em] text-brass-ink">
        {shownPairingCode(code)}
      </p>
      <div className="mt-8 w-[min(60vw,34vh)] rounded-2xl bg-white p-4">
        <Qr text={`${address}?code=${code}`} label={m.qrCodeToPairThisDisplay({ code })} className="w-full" />
      </div>
      <p className="mt-6 text-sm text-night-ink">{m.pairingSignsThisBrowserOut()}</p>
    </NightPage>
  )
}
