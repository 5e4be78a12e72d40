import { seal, unseal } from '#auth/seal.ts'
import type { Platform } from '#platform/platform.ts'
import { packFrames, toBytes, toDescriptor } from './frames.rules.ts'

type Sealing = Pick<Platform, 'secrets'>

/** Encrypts data about a person's face, bound to that person. */
export const sealBytes = ({ secrets }: Sealing, personId: string, bytes: Buffer): Buffer =>
  seal(secrets.key('seal'), bytes, personId)

export const openBytes = ({ secrets }: Sealing, personId: string, sealed: Buffer): Buffer =>
  unseal(secrets.key('seal'), sealed, personId)

export const sealDescriptor = (platform: Sealing, personId: string, descriptor: Float32Array): Buffer =>
  sealBytes(platform, personId, toBytes(descriptor))

export const openDescriptor = (platform: Sealing, personId: string, sealed: Buffer): Float32Array =>
  toDescriptor(openBytes(platform, personId, sealed))

export const sealFrames = (platform: Sealing, personId: string, frames: readonly Float32Array[]): Buffer =>
  sealBytes(platform, personId, packFrames(frames))

/** Decrypts several sets of frames, which stay packed. */
export const openFrames = (platform: Sealing, personId: string, sealed: readonly Buffer[]): Buffer[] =>
  sealed.map((frames) => openBytes(platform, personId, frames))
