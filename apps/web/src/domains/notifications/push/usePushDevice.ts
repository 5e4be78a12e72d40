import { replaceRead } from '#lib/replaceRead.ts'
import { useUser } from '#lib/session.ts'
import { useActOn } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { askPermission, PushFailure } from './browserPush.ts'
import { deviceState } from './pushRules.ts'
import { registerHere } from './registerHere.ts'
import { useBrowserFacts } from './useBrowserFacts.ts'

/** The state of notifications on this device, and how to turn them on. */
export function usePushDevice() {
  const { id } = useUser()
  const { read, ...facts } = useBrowserFacts()
  const devices = useRead('listPushDevices', {}, { enabled: facts.permission === 'granted' })
  // Only in response to a click: the browser shows a prompt, which can stay open for a while.
  const turnOn = useActOn(
    'registerPush',
    async () => {
      await askPermission()
      return registerHere(id, null)
    },
    replaceRead('listPushDevices'),
  )
  const here = devices.data?.items.find(({ isHere }) => isHere)
  // Dismissing the browser's question is not a failure.
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
