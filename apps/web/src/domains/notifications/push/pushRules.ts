import type { PushRegistration } from '@campanile/contract/notifications/push.ts'

/** A token older than this is refreshed: spec.md section 9. */
export const pushTokenMaxAgeDays = 7
/** A registration that is not complete after this time has failed: spec.md section 9. */
export const pendingRegistrationMs = 10_000
/** How long 'Not now' applies. */
const notNowDays = 30

const dayMs = 86_400_000

/** The browser's own state. */
export interface BrowserFacts {
  isSupported: boolean
  permission: NotificationPermission
}

export type DeviceState = 'unsupported' | 'denied' | 'off' | 'turning-on' | 'on' | 'failed'

interface DeviceFacts extends BrowserFacts {
  /** The server knows this browser. */
  isHere: boolean
  isPending: boolean
  hasFailed: boolean
}

/** The state of notifications on this device. */
export function deviceState({
  isSupported,
  permission,
  isHere,
  isPending,
  hasFailed,
}: DeviceFacts): DeviceState {
  if (!isSupported) return 'unsupported'
  if (permission === 'denied') return 'denied'
  if (isPending) return 'turning-on'
  if (permission === 'granted' && isHere) return 'on'
  return hasFailed ? 'failed' : 'off'
}

/** Whether a registration that began then, in any tab, is still in progress. */
export const isPendingSince = (begun: number | null, now: number): boolean =>
  begun !== null && now >= begun && now - begun < pendingRegistrationMs

/** Whether 'Not now', selected then, still applies. */
export const isSnoozed = (said: number | null, now: number): boolean =>
  said !== null && now - said < notNowDays * dayMs

/** Whether a token confirmed then has to be confirmed again. */
export const needsRefresh = (refreshedAt: string, now: number): boolean =>
  now - Date.parse(refreshedAt) > pushTokenMaxAgeDays * dayMs

interface Upkeep {
  permission: NotificationPermission
  /** The server's data about this browser. */
  here: Pick<PushRegistration, 'refreshedAt'> | undefined
  /** The endpoint under which this person last turned it on here, and has not turned it off since. */
  remembered: string | null
  /** The endpoint that the browser has now. */
  endpoint: string | null
  now: number
}

/**
 * Determines what a page that opens has to do about push to keep the person's setting: an expired auth
 * session ended the registration, a browser can change or lose the endpoint, and the person can withdraw the
 * permission.
 */
export function upkeepOf(facts: Upkeep): 'nothing' | 'register' | 'refresh' | 'unregister' {
  const { permission, here, remembered, endpoint, now } = facts
  if (permission !== 'granted') return here ? 'unregister' : 'nothing'
  if (!here) return remembered === null ? 'nothing' : 'register'
  if (endpoint === null) return 'register'
  const hasChanged = remembered !== null && remembered !== endpoint
  return hasChanged || needsRefresh(here.refreshedAt, now) ? 'refresh' : 'nothing'
}
