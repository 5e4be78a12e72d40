import { m } from './messages.ts'
/** Why there is no picture. insecure: browsers give the camera to https and localhost alone. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'insecure' | 'lost'

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What an error of `getUserMedia` means to the person; without `mediaDevices` the page is not secure. */
export function cameraProblemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return problems[name] ?? (error instanceof TypeError ? 'insecure' : 'missing')
}

/** What the person can do about it. */
export const cameraAdvice: Record<CameraProblem, string> = {
  denied: m.browserBlocksTheCamera(),
  missing: m.noCameraWasFound(),
  busy: m.cameraInUse(),
  insecure: m.cameraNeedsHttps(),
  lost: m.cameraWasSwitchedOff(),
}
