export * from './service-accounts.service.ts'
export * from './service-tokens.service.ts'
