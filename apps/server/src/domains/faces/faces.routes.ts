import type { faces } from '@campanile/contract/faces.ts'
import type { Routes } from '#http/routes.ts'
import { deleteFace } from './face-deletion.service.ts'
import { registerFace } from './face-registration.service.ts'
import { decideFaceReview, listFaceReviews } from './face-reviews.service.ts'
import { giveFaceConsent, listMyFaceEvents, readFacePhoto, readMyFace } from './faces.service.ts'

export const facesRoutes: Routes<typeof faces> = {
  readMyFace,
  listMyFaceEvents,
  giveFaceConsent,
  registerFace,
  deleteFace,
  readFacePhoto,
  listFaceReviews,
  decideFaceReview,
}
