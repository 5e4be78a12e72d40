export * from './mail.service.ts'
