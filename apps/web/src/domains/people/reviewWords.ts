import type { FaceReview } from '@campanile/contract/faces/faces.ts'
import { m } from './messages.ts'

/** Why a face photo waits, in words, one sentence per reason. */
export function reviewReasons({ reasons, resembles }: Pick<FaceReview, 'reasons' | 'resembles'>): string[] {
  const sentences: Record<FaceReview['reasons'][number], string> = {
    uploaded: m.thePhotoWasUploadedNotTaken(),
    'first-registration': m.thisIsThePersonsFirstRegistration(),
    'resembles-another': resembles
      ? m.theFaceResemblesThatOfSimilarity({
          userName: resembles.userName,
          similarity: resembles.similarity.toFixed(2),
        })
      : m.theFaceResemblesThatOfAnother(),
  }
  return reasons.map((reason) => sentences[reason])
}

export const photosToCheck = (count: number) =>
  count === 1 ? m.n1FacePhotoToCheck() : m.facePhotosToCheck({ count })
