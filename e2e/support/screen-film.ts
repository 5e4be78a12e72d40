import { rename, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { renderSVG } from 'uqr'
import { linkOnScreen } from './code-on-screen.ts'

const frame = { width: 640, height: 480 }
const wall = { ...frame, channels: 3, background: '#6b6f72' } as const

/**
 * A phone's camera whose picture can be changed: Chromium opens the film whenever a page starts the camera.
 * It shows a bare wall at first.
 */
export async function screenCamera(info: Pick<TestInfo, 'outputPath'>) {
  const film = info.outputPath('camera.mjpeg')
  async function show(picture: Sharp) {
    const jpeg = await picture.jpeg({ quality: 85 }).toBuffer()
    // Renamed, because Chromium's capture thread ends if the file that it reads becomes shorter.
    await writeFile(`${film}.next`, Buffer.concat(Array<Buffer>(30).fill(jpeg)))
    await rename(`${film}.next`, film)
  }
  await show(sharp({ create: wall }))
  return {
    film,
    /** Points the camera at the QR code on a screen, from a few steps away, once it has some seconds left. */
    async pointAt(screen: Page) {
      await linkOnScreen(screen)
      const code = screen.getByRole('img', { name: /^QR code/ })
      const shown = await sharp(await code.screenshot())
        .resize({ height: 240 })
        .toBuffer()
      await show(sharp({ create: wall }).composite([{ input: shown }]))
    },
    /** Points it at a poster with another QR code. */
    async pointAtPoster(text: string) {
      const poster = await sharp(Buffer.from(renderSVG(text)))
        .resize({ height: 240 })
        .toBuffer()
      await show(sharp({ create: wall }).composite([{ input: poster }]))
    },
  }
}
