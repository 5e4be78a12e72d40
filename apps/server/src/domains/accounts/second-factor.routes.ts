import type { secondFactor } from '@campanile/contract/second-factor.ts'
import type { Routes } from '#http/routes.ts'
import {
  confirmSecondFactor,
  confirmWithSecondFactor,
  disableSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  startSecondFactor,
} from './second-factor.service.ts'

export const secondFactorRoutes: Routes<typeof secondFactor> = {
  readSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  confirmWithSecondFactor,
  renewRecoveryCodes,
  disableSecondFactor,
  resetSecondFactor,
}
