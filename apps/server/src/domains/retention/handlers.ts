export * from './retention.service.ts'
