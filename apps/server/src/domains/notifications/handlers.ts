export * from './notifications.service.ts'
export * from './preferences.service.ts'
export * from './push.service.ts'
