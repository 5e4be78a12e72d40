import type { mySignIn } from '@campanile/contract/my-sign-in.ts'
import type { Routes } from '#http/routes.ts'
import { listMyIdentities, unlinkMyIdentity } from './identities.service.ts'
import { changePassword, readMyPassword, sendPasswordLink } from './my-password.service.ts'
import { endSignIn, listSignIns, signOutEverywhere } from './sign-ins.service.ts'

export const mySignInRoutes: Routes<typeof mySignIn> = {
  readMyPassword,
  changePassword,
  sendPasswordLink,
  listMyIdentities,
  unlinkMyIdentity,
  listSignIns,
  endSignIn,
  signOutEverywhere,
}
