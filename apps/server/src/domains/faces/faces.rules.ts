import type { FaceReview, MyFace } from '@campanile/contract/faces/faces.ts'
import { daysAfter, minutesAfter } from '#platform/clock.ts'
import { listKeys } from '#platform/records.ts'
import { repeatThemselves, showOneFace } from './frames.rules.ts'
import { m } from './messages.ts'

/** Camera frames needed for a registration. A single one varies too much for the threshold. */
export const leastCameraFrames = 3

/** How many minutes a device's clock may be ahead of the server's. */
const clockToleranceMinutes = 5

/** A profile stored on the device may be one day old: product.md, Face. */
const keptDays = 1

/** The problem with the frames of a registration, or null. */
export function registrationProblem(
  frames: readonly Float32Array[],
  source: 'camera' | 'upload',
): 'face-not-usable' | 'face-replayed' | null {
  const hasFrames = source === 'camera' ? frames.length >= leastCameraFrames : frames.length === 1
  if (!hasFrames || !showOneFace(frames)) return 'face-not-usable'
  return repeatThemselves(frames) ? 'face-replayed' : null
}

/** A message about the time at which a photo was taken, or undefined when it is fine. */
export function takenAtProblem(takenAt: Date, now: Date): string | undefined {
  if (takenAt < daysAfter(now, -keptDays)) return m.photoOld()
  if (takenAt > minutesAfter(now, clockToleranceMinutes)) {
    return m.photoFromFuture()
  }
  return undefined
}

export interface FaceFacts {
  /** The flag of spec.md section 4. */
  registered: boolean
  waiting: boolean
  lastDeletion: string | null
}

/** The status of a person's face. A rejection is shown until something newer replaces it. */
export function faceStatus({ registered, waiting, lastDeletion }: FaceFacts): MyFace['status'] {
  if (registered) return 'active'
  if (waiting) return 'in-review'
  return lastDeletion === 'review' ? 'rejected' : 'none'
}

/** Whether this replaces a face that is already active or waiting. */
export const registersAgain = ({ registered, waiting }: FaceFacts): boolean => registered || waiting

interface ReviewFacts {
  source: 'camera' | 'upload'
  /** The person has no active face yet. */
  first: boolean
  confirmFirst: boolean
  resembles: boolean
}

/** Why an admin must review a registration before it is active; empty when it is active at once. */
export function reviewReasons({
  source,
  first,
  confirmFirst,
  resembles,
}: ReviewFacts): FaceReview['reasons'] {
  const reasons: FaceReview['reasons'] = []
  if (source === 'upload') reasons.push('uploaded')
  if (first && confirmFirst) reasons.push('first-registration')
  if (resembles) reasons.push('resembles-another')
  return reasons
}

export interface FaceHoldings {
  descriptor: boolean
  photo: boolean
  frames: boolean
  review: boolean
  consent: boolean
}

const holdingNames: Record<keyof FaceHoldings, string> = {
  descriptor: 'The numbers computed from your face',
  photo: 'Your registration photo',
  frames: 'The numbers of earlier checks',
  review: 'A registration that waited for an administrator',
  consent: 'Your consent, withdrawn',
}

/** The items removed by a deletion, worded for its receipt. */
export const deletedThings = (held: FaceHoldings): string[] =>
  listKeys(holdingNames)
    .filter((name) => held[name])
    .map((name) => holdingNames[name])
