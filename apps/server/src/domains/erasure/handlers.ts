export * from './erasure.service.ts'
