export * from './face-deletion.service.ts'
export * from './face-registration.service.ts'
export * from './face-reviews.service.ts'
export * from './faces.service.ts'
