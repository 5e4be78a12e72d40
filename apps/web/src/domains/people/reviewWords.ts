import type { FaceReview } from '@campanile/contract/faces/faces.ts'

/** Why a face photo waits, in words, one sentence per reason. */
export function reviewReasons({ reasons, resembles }: Pick<FaceReview, 'reasons' | 'resembles'>): string[] {
  const sentences: Record<FaceReview['reasons'][number], string> = {
    uploaded: 'The photo was uploaded, not taken live with the camera.',
    'first-registration': 'This is the person’s first registration.',
    'resembles-another': resembles
      ? `The face resembles that of ${resembles.userName} (similarity ${resembles.similarity.toFixed(2)}).`
      : 'The face resembles that of another person, whose face data has been deleted since.',
  }
  return reasons.map((reason) => sentences[reason])
}

export const photosToCheck = (count: number) =>
  count === 1 ? '1 face photo to check' : `${count} face photos to check`
