export * from './deliveries.service.ts'
export * from './webhooks.service.ts'
