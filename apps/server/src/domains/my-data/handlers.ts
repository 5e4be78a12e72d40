export * from './my-data.service.ts'
