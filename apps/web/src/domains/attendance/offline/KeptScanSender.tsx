import { useEffect, useEffectEvent } from 'react'
import { useOnline } from '#lib/useOnline.ts'
import { useDropScansOf, useKeptScans } from './useKeptScans.ts'
import { useSendKeptScans } from './useSendKeptScans.ts'

/** Milliseconds between attempts while the server is out of reach though the browser is online. */
const retryPause = 30_000

interface KeptScanSenderProps {
  studentId: string
  /** A class whose code was just redeemed: its waiting scans are deleted, not sent. */
  redeemedClassId?: string | undefined
}

/** Sends scans that wait on this device as soon as the server can be reached. Shows nothing itself. */
export function KeptScanSender({ studentId, redeemedClassId }: KeptScanSenderProps) {
  const kept = useKeptScans(studentId).data ?? []
  const online = useOnline()
  const send = useSendKeptScans(studentId)
  const drop = useDropScansOf(studentId)
  const waiting = kept.map(({ claimId }) => claimId).join(' ')
  const attempt = useEffectEvent(() => {
    if (redeemedClassId) drop.mutate(redeemedClassId, { onSettled: () => send.mutate() })
    else send.mutate()
  })
  useEffect(() => {
    if (!waiting || !online) return
    attempt()
    const timer = setInterval(() => attempt(), retryPause)
    return () => clearInterval(timer)
  }, [waiting, online])
  return null
}
