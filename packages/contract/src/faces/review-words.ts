import type { MyFace } from './faces.ts'

// Free of zod: pages and notifications say the same.

/** The reason that says most comes first. */
const why: Record<MyFace['reviewReasons'][number], string> = {
  'resembles-another':
    'Your face resembles one registered for someone else, so an administrator compares the two photos.',
  uploaded: 'A photo from a file doesn’t show who sent it, so an administrator checks it.',
  'first-registration': 'An administrator checks every first registration.',
}

/** Why a registration is in review, and what happens next. `again` means that an earlier face stays in use until then. */
export function reviewSentence(reasons: MyFace['reviewReasons'], again: boolean): string {
  const [reason] = Object.entries(why).flatMap(([name, sentence]) =>
    reasons.some((it) => it === name) ? [sentence] : [],
  )
  return [
    reason ?? 'An administrator checks your photo first.',
    again ? 'Until then, your earlier face counts.' : 'Until then, check in without your face.',
    'You’ll be notified of the decision. If the photo isn’t accepted, it is deleted and you can register again.',
  ].join(' ')
}
