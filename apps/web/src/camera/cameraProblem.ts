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
  denied: 'The browser blocks the camera for this page. Allow it at the left of the address bar.',
  missing: 'No camera was found on this device.',
  busy: 'Another program is using the camera. Close it and try again.',
  insecure: 'The camera works only over https.',
  lost: 'The camera was switched off or unplugged.',
}
