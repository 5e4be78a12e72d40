import { knowsPasskeys } from '#lib/passkey.ts'
import { useRead } from '#lib/useRead.ts'

/** The ways in which the person can confirm who they are; if they cannot be read, the password, which most people have. */
export function useConfirmationMeans() {
  const password = useRead('readMyPassword', {})
  const secondFactor = useRead('readSecondFactor', {})
  const passkeys = useRead('listPasskeys', {}, { enabled: knowsPasskeys() })
  const hasPasskey = passkeys.data ? passkeys.data.items.length > 0 : false
  const hasPassword = password.data ? password.data.setAt !== null : true
  const first = hasPassword ? 'password' : secondFactor.data?.on ? 'code' : hasPasskey ? 'passkey' : 'none'
  return {
    first,
    hasPasskey,
    isPending: password.isLoading || secondFactor.isLoading || passkeys.isLoading,
  } as const
}
