export * from './status.service.ts'
