import type { MyClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '#lib/errors.ts'
import { call, refreshAfter } from '#lib/reads.ts'
import { showToast } from '#ui/toast.ts'
import { dropKeptScan, type KeptScan, listKeptScans } from './keptScans.ts'
import { m } from './messages.ts'
import { keptKey } from './useKeptScans.ts'

/** Identifies the sending of a student's scans. */
const sendKey = (studentId: string) => ['send-kept-scans', studentId] as const
/** One tab sends at a time; the lock is the browser's. */
const lockName = 'campanile-kept-scans'

interface RefusedScan extends Pick<KeptScan, 'claimId' | 'scannedAt'> {
  error: Error
}
interface Sent {
  claims: MyClaim[]
  refused: RefusedScan[]
}

/** The server has decided it, so sending it again would change nothing. */
const isFinal = (error: unknown): error is Error =>
  hasCode(
    error,
    'claim-not-valid',
    'claim-too-late',
    'not-enrolled',
    'already-marked',
    'session-cancelled',
    'check-in-closed',
    'invalid-input',
  )

async function sendKept(studentId: string): Promise<Sent> {
  const sent: Sent = { claims: [], refused: [] }
  for (const kept of await listKeptScans(studentId)) {
    const { claimId, scannedAt, scan } = kept
    try {
      sent.claims.push(await call('claimOffline', { claimId, scannedAt, ...scan }))
    } catch (error) {
      if (!isFinal(error)) throw error
      sent.refused.push({ claimId, scannedAt, error })
    }
    await dropKeptScan(studentId, kept)
  }
  return sent
}

const tellSent = () =>
  showToast({ type: 'info', title: m.yourOfflineScanWasSent(), message: m.yourLecturerWillDecide() })

/** Sends the scans waiting on this device; refused ones are deleted. */
export function useSendKeptScans(studentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: sendKey(studentId),
    mutationFn: () =>
      navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
        lock ? sendKept(studentId) : { claims: [], refused: [] },
      ),
    onSuccess: ({ claims }) => (claims.some(({ state }) => state === 'pending') ? tellSent() : undefined),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keptKey(studentId) }),
        refreshAfter(client, 'claimOffline'),
      ]),
  })
}

/** The server's refusals since this page was opened. An existing record needs no message. */
export const useRefusedScans = (studentId: string): RefusedScan[] =>
  useMutationState<Sent | undefined>({
    filters: { mutationKey: sendKey(studentId), status: 'success' },
    select: ({ state }) => state.data as Sent | undefined,
  })
    .flatMap((sent) => sent?.refused ?? [])
    .filter(({ error }) => !hasCode(error, 'already-marked'))
