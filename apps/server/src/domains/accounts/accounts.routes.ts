import type { accounts } from '@campanile/contract/accounts.ts'
import type { Routes } from '#http/routes.ts'
import { finishGoogleSignIn, startGoogleSignIn } from './google.service.ts'
import { acceptInvitation, readInvitation } from './links.service.ts'
import { signInWithPasskey, startPasskeySignIn } from './passkey-sign-in.service.ts'
import { completePasswordReset, readPasswordReset, requestPasswordReset } from './password-reset.service.ts'
import { completeSignIn } from './second-step.service.ts'
import { confirmPassword, readSession, signOut } from './sessions.service.ts'
import { completeSetup, readSetup } from './setup.service.ts'
import { readSignInOptions, signIn } from './sign-in.service.ts'

export const accountsRoutes: Routes<typeof accounts> = {
  readSetup,
  completeSetup,
  readSignInOptions,
  signIn,
  completeSignIn,
  startPasskeySignIn,
  signInWithPasskey,
  readSession,
  signOut,
  confirmPassword,
  startGoogleSignIn,
  finishGoogleSignIn,
  readInvitation,
  acceptInvitation,
  requestPasswordReset,
  readPasswordReset,
  completePasswordReset,
}
