import type { offlineClaims } from '@campanile/contract/offline-claims.ts'
import type { Routes } from '#http/routes.ts'
import {
  acceptClaim,
  countWaitingClaims,
  declineClaim,
  listWaitingClaims,
} from './claim-decisions.service.ts'
import { claimOffline, listMyClaims } from './offline-claims.service.ts'

export const offlineClaimRoutes: Routes<typeof offlineClaims> = {
  claimOffline,
  listMyClaims,
  countWaitingClaims,
  listWaitingClaims,
  acceptClaim,
  declineClaim,
}
