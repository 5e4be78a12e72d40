import { m } from './messages.ts'
/** Why there is no picture. insecure: browsers only allow the camera on https and localhost. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'insecure' | 'lost'

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/**
 * The meaning of an error of `getUserMedia` for the person; without `mediaDevices` the page is not secure.
 */
export function cameraProblemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return problems[name] ?? (error instanceof TypeError ? 'insecure' : 'missing')
}

/** The person's next step. */
export const cameraAdvice: Record<CameraProblem, string> = {
  denied: m.browserBlocksTheCamera(),
  missing: m.noCameraWasFound(),
  busy: m.cameraInUse(),
  insecure: m.cameraNeedsHttps(),
  lost: m.cameraWasSwitchedOff(),
}
