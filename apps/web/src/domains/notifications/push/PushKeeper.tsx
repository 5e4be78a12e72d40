import { useEffect, useEffectEvent } from 'react'
import { replaceRead } from '#lib/replaceRead.ts'
import { localPath } from '#lib/returnPath.ts'
import { useUser } from '#lib/session.ts'
import { useActOn } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import type { PushOpened } from '../../../service-worker/push.ts'
import { closeShown, currentEndpoint } from './browserPush.ts'
import { isRegistering } from './pushMemory.ts'
import { upkeepOf } from './pushRules.ts'
import { registerHere } from './registerHere.ts'
import { rememberedEndpoint } from './rememberedPush.ts'
import { useBrowserFacts } from './useBrowserFacts.ts'
import { useTurnOff } from './useTurnOff.ts'

/** Once for each page that opens: keeps this browser registered as its reader left it. */
function useUpkeep() {
  const { id } = useUser()
  const { isSupported, permission } = useBrowserFacts()
  const remembered = rememberedEndpoint(id)
  const enabled = isSupported && (permission === 'granted' || remembered !== null)
  const devices = useRead('listPushDevices', {}, { enabled })
  const keep = useActOn(
    'refreshPush',
    (oldEndpoint: string | null) => registerHere(id, oldEndpoint),
    replaceRead('listPushDevices'),
  )
  const turnOff = useTurnOff()
  const run = useEffectEvent(async () => {
    const here = devices.data?.items.find(({ isHere }) => isHere)
    const endpoint = await currentEndpoint()
    const act = upkeepOf({ permission, here, remembered, endpoint, now: Date.now() })
    // One tab of this browser is enough.
    if (act === 'nothing' || isRegistering()) return
    if (act === 'register') keep.mutate(null)
    if (act === 'refresh') keep.mutate(remembered ?? endpoint)
    if (act === 'unregister' && here) turnOff.mutate({ registrationId: here.id })
  })
  const isKnown = enabled && devices.isSuccess
  useEffect(() => {
    if (isKnown) void run()
  }, [isKnown])
}

/** Notifications that were read or removed here are closed on the lock screen. */
function useCloseDone() {
  const { data, dataUpdatedAt } = useRead('listNotifications', {})
  useEffect(() => {
    if (!data) return
    const unread = new Set(data.items.filter(({ isRead }) => !isRead).map(({ id }) => id))
    void closeShown(({ tag, shownAt }) => shownAt < dataUpdatedAt && !unread.has(tag))
  }, [data, dataUpdatedAt])
}

interface PushKeeperProps {
  /** Opens the page of a clicked notification. */
  onOpen: (path: string) => void
}

/** Keeps push working while a page is open. Renders nothing. */
export function PushKeeper({ onOpen }: PushKeeperProps) {
  useUpkeep()
  useCloseDone()
  const open = useEffectEvent(({ data }: MessageEvent<Partial<PushOpened> | null>) => {
    const path = data?.type === 'open-notification' ? localPath(data.path, origin) : undefined
    if (path) onOpen(path)
  })
  useEffect(() => {
    const worker = navigator.serviceWorker
    if (!worker) return
    const listen = (event: MessageEvent) => open(event)
    worker.addEventListener('message', listen)
    return () => worker.removeEventListener('message', listen)
  }, [])
  return null
}
