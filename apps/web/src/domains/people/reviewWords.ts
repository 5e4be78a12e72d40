import type { FaceReview } from '@campanile/contract/faces/faces.ts'
import { fixedWords } from '#lib/figures.ts'
import { m } from './messages.ts'

/** Why a face photo is waiting, one sentence per reason. */
export function reviewReasons({ reasons, resembles }: Pick<FaceReview, 'reasons' | 'resembles'>): string[] {
  const sentences: Record<FaceReview['reasons'][number], string> = {
    uploaded: m.photoWasUploaded(),
    'first-registration': m.isFirstRegistration(),
    'resembles-another': resembles
      ? m.resembles({
          name: resembles.userName,
          similarity: fixedWords(resembles.similarity, 2),
        })
      : m.resemblesADeletedFace(),
  }
  return reasons.map((reason) => sentences[reason])
}
