import type { passkeys } from '@campanile/contract/passkeys.ts'
import type { Routes } from '#http/routes.ts'
import { registerPasskey, startPasskeyRegistration } from './passkey-registration.service.ts'
import {
  confirmWithPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskeyConfirmation,
} from './passkeys.service.ts'

export const passkeysRoutes: Routes<typeof passkeys> = {
  listPasskeys,
  startPasskeyRegistration,
  registerPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyConfirmation,
  confirmWithPasskey,
}
