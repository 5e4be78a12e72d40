export * from './confirming.service.ts'
export * from './displays.service.ts'
export * from './pairing.service.ts'
