import type { checkInWaysOperations } from '@campanile/contract/check-in-ways.ts'
import type { Routes } from '#http/routes.ts'
import { readCheckInRules, updateCheckInRules } from './check-in-rules.service.ts'
import { checkInWithCode } from './code-check-in.service.ts'
import { checkInWithPasskey, startPasskeyCheckIn } from './passkey-check-in.service.ts'

export const checkInWaysRoutes: Routes<typeof checkInWaysOperations> = {
  startPasskeyCheckIn,
  checkInWithPasskey,
  checkInWithCode,
  readCheckInRules,
  updateCheckInRules,
}
