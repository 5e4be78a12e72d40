import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const installed = (path: string) => (existsSync(path) ? path : undefined)
const whole = process.env.CHROMIUM ?? installed('/usr/bin/chromium')
/** Undefined: Playwright's own. */
const browsers = {
  whole,
  shell: process.env.CHROMIUM_SHELL ?? installed('/usr/bin/chromium-headless-shell') ?? whole,
}

/** Path of an .mjpeg that the camera shows, with permission given; or a camera that pages may not use. */
export type FakeCamera = string | 'forbidden'

function cameraFlags(film: FakeCamera): string[] {
  const device = '--use-fake-device-for-media-stream'
  if (film === 'forbidden') return [device]
  return [device, '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
}

/**
 * A Chromium, without a camera unless it is given one. The one without windows takes a third less time, and asks
 * nobody for permission: where that is forbidden, the whole browser has to say so.
 */
export function launchChromium({ film }: { film?: FakeCamera } = {}): Promise<Browser> {
  const camera = film ? cameraFlags(film) : []
  const executablePath = film === 'forbidden' ? browsers.whole : browsers.shell
  return chromium.launch({
    args: [...quiet, ...camera],
    ...(executablePath ? { executablePath } : film === 'forbidden' && { channel: 'chromium' }),
  })
}
