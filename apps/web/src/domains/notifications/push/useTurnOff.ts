import { call, type Input } from '#lib/reads.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { useActOn } from '#lib/useAct.ts'
import { leavePush } from './browserPush.ts'
import { sayNotNow } from './pushMemory.ts'
import { forgetEndpoint } from './rememberedPush.ts'

async function turnOff(input: Input<'unregisterPush'>) {
  const devices = await call('unregisterPush', input)
  forgetEndpoint()
  sayNotNow()
  await leavePush()
  return devices
}

/** Turns notifications off in this browser, and doesn't immediately offer to turn them on again. */
export const useTurnOff = () => useActOn('unregisterPush', turnOff, replaceRead('listPushDevices'))
