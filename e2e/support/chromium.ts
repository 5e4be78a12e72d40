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

/** Path of an .mjpeg that the camera shows, with permission given; or a camera that pages may not use. */
export type FakeCamera = string | 'forbidden'

function cameraFlags(film: FakeCamera): string[] {
  const device = '--use-fake-device-for-media-stream'
  if (film === 'forbidden') return [device]
  return [device, '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
}

/** A Chromium, without a camera unless it is given one. */
export function launchChromium({ film }: { film?: FakeCamera } = {}): Promise<Browser> {
  const camera = film ? cameraFlags(film) : []
  const executablePath = process.env.CHROMIUM ?? ['/usr/bin/chromium'].find((path) => existsSync(path))
  return chromium.launch({ args: [...quiet, ...camera], ...(executablePath && { executablePath }) })
}
