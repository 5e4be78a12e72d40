import { useEffect, useState } from 'react'
import { browserFacts, PushFailure, watchPermission } from './browserPush.ts'
import { usePushDevices, useTurnOn } from './push.api.ts'
import { deviceState } from './pushRules.ts'

/** What the browser says about itself; follows its own settings. */
export function useBrowserFacts() {
  const [facts, setFacts] = useState(browserFacts)
  useEffect(() => watchPermission(() => setFacts(browserFacts())), [])
  return { ...facts, read: () => setFacts(browserFacts()) }
}

/** How notifications stand on this device, and turning them on. */
export function usePushDevice() {
  const { read, ...facts } = useBrowserFacts()
  const devices = usePushDevices({ enabled: facts.permission === 'granted' })
  const turnOn = useTurnOn()
  const here = devices.data?.items.find(({ isHere }) => isHere)
  // Whoever waves the browser's question away has changed their mind: nothing has failed.
  const isDismissed = turnOn.error instanceof PushFailure && turnOn.error.reason === 'dismissed'
  const state = deviceState({
    ...facts,
    isHere: here !== undefined,
    isPending: turnOn.isPending,
    hasFailed: turnOn.isError && !isDismissed,
  })
  return {
    state,
    here,
    /** Not known yet whether the server has this browser. */
    isLoading: facts.permission === 'granted' && devices.isPending,
    error: turnOn.error,
    turnOn: (onSuccess: () => void) => turnOn.mutate(undefined, { onSuccess, onSettled: read }),
  }
}
