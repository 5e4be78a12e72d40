import { descriptorLength } from '@campanile/contract/faces/faces.ts'
import sharp from 'sharp'
import type { TestBrowser } from './server.ts'

/** The descriptor of an invented face. */
export type TestFace = Float32Array

/** A random descriptor. Two invented faces are further apart than any threshold. */
export function inventFace(): TestFace {
  const face = Float32Array.from({ length: descriptorLength }, () => Math.random() - 0.5)
  const norm = Math.hypot(...face)
  return face.map((value) => (value / norm) * 1.4)
}

/** Live frames of a face, each slightly different as from a camera (0.06 to 0.10 apart). */
export function makeFrames(face: TestFace, count = 4): string[] {
  return Array.from({ length: count }, () => encodeDescriptor(jitter(face, 0.06)))
}

/** The face moved by `distance` in a random direction. */
export function jitter(face: TestFace, distance: number): TestFace {
  const direction = Float32Array.from({ length: face.length }, () => Math.random() - 0.5)
  const norm = Math.hypot(...direction)
  return face.map((value, index) => value + (direction[index]! / norm) * distance)
}

/** A descriptor in the format in which it is sent. */
export const encodeDescriptor = (face: TestFace) =>
  Buffer.from(face.buffer, face.byteOffset, face.byteLength).toString('base64')

let photo: Promise<string> | undefined

/** A JPEG as a browser sends it, base64. */
export function testPhoto(): Promise<string> {
  const background = { r: 120, g: 140, b: 150 }
  photo ??= sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer()
    .then((bytes) => bytes.toString('base64'))
  return photo
}

type Registration = Parameters<TestBrowser['registerFace']>[0]

/** The request for registering this face from the camera, with changes. */
export const makeRegistration = async (
  face: TestFace,
  takenAt: Date,
  change: Partial<Registration> = {},
): Promise<Registration> => ({
  descriptors: makeFrames(face),
  photo: await testPhoto(),
  source: 'camera',
  takenAt: takenAt.toISOString(),
  ...change,
})

/** The request for registering this face from an uploaded photo. */
export const makeUpload = (face: TestFace, takenAt: Date) =>
  makeRegistration(face, takenAt, { source: 'upload', descriptors: makeFrames(face, 1) })

/** Consents to the use of face data. */
export async function consentToFace(browser: TestBrowser): Promise<void> {
  const { consent } = await browser.readMyFace({})
  await browser.giveFaceConsent({ version: consent.version })
}

/** Consents and registers this face from the camera. */
export async function registerTestFace(browser: TestBrowser, face: TestFace, takenAt: Date): Promise<void> {
  await consentToFace(browser)
  await browser.registerFace(await makeRegistration(face, takenAt))
}
