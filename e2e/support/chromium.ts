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
const debians = process.env.CHROMIUM ?? installed('/usr/bin/chromium')
/** Paths of the executables; undefined is Playwright's own. */
const browsers = {
  whole: debians,
  shell: process.env.CHROMIUM_SHELL ?? installed('/usr/bin/chromium-headless-shell') ?? debians,
}

/**
 * The path of an .mjpeg that the camera shows, with permission granted, or a camera that pages may not use.
 */
export type FakeCamera = string | 'forbidden'

function cameraFlags(film: FakeCamera): string[] {
  const device = '--use-fake-device-for-media-stream'
  if (film === 'forbidden') return [device]
  return [device, '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
}

interface Launch {
  film?: FakeCamera | undefined
  /** Use the full browser, as only this one asks for permissions and supports push. */
  whole?: boolean | undefined
}

/**
 * Launches Chromium, without a camera by default. The default is the headless shell, which is a third faster.
 */
export function launchChromium({ film, whole = film === 'forbidden' }: Launch = {}): Promise<Browser> {
  const camera = film ? cameraFlags(film) : []
  const executablePath = whole ? browsers.whole : browsers.shell
  return chromium.launch({
    args: [...quiet, ...camera],
    ...(executablePath ? { executablePath } : whole && { channel: 'chromium' }),
  })
}
