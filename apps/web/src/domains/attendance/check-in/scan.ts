import { ApiError } from '@campanile/contract/client.ts'
import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { pageMessage } from '@campanile/contract/page-messages.ts'
import { api } from '#lib/api.ts'
import { isOutOfReach } from '#lib/errors.ts'
import { type Timed, timed } from '#lib/serverClock.ts'
import { expectSession } from '#lib/session.ts'

/** The data that the scan opened, and the time of the server's response. */
type Opened = Timed<OperationOutput<Operations['redeemScan']>> & { answeredAt: number }

/** Replaces the token when a typed code has been redeemed already. */
export const typedToken = 'code'

const scans = new Map<string, Promise<Opened>>()
/** When a scan was first tried without reaching the server; milliseconds. */
const lost = new Map<string, number>()
/** Milliseconds: the contract's codePeriodSeconds and codeGraceSeconds, whose file is too large for the first page. */
const goodFor = 17_000

/**
 * Redeems a scanned token, once per page load however often it is requested: a second attempt after the code
 * has changed would be refused. Only an attempt that never reached the server is repeated, while the code can
 * still be good; after that nobody is bothered with it.
 */
export function redeemOnce(classId: string, token: string): Promise<Opened> {
  const key = `${classId} ${token}`
  const known = scans.get(key)
  if (known) return known
  if (Date.now() - (lost.get(key) ?? Date.now()) > goodFor) {
    return Promise.reject(new ApiError('token-expired', pageMessage['token-expired']))
  }
  const scan = timed(() => api.redeemScan({ classId, token })).then((opened) => ({
    ...opened,
    answeredAt: Date.now(),
  }))
  scans.set(key, scan)
  scan.catch((error: unknown) => {
    if (!isOutOfReach(error)) return
    scans.delete(key)
    lost.set(key, lost.get(key) ?? Date.now())
  })
  return scan
}

const link = /^\/attendance\/([^/]+)\/([^/]+)\/?$/

/**
 * Redeems the token in the page's address before anything else is loaded, because codes change every few
 * seconds.
 */
export function startScan(pathname: string): void {
  const [, classId, token] = link.exec(pathname) ?? []
  if (!classId || !token || token === typedToken) return
  const opened = redeemOnce(decodeURIComponent(classId), decodeURIComponent(token))
  expectSession(opened.then(({ session }) => session))
}
