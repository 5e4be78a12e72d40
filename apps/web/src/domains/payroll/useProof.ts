import { errorMessage } from '@campanile/contract/errors.ts'
import { useState } from 'react'
import { useConfirmPassword, useConfirmWithPasskey } from '#lib/confirmation.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { isPasskeyError, passkeySentence } from '#lib/passkey.ts'

/** Whoever signed in without a password has none to prove. */
const alertOf = (error: unknown) =>
  isPasskeyError(error)
    ? passkeySentence(error)
    : hasCode(error, 'operation-not-allowed')
      ? errorMessage['requires-recent-login']
      : sentenceOf(error)

/** Proves first, then acts; closes when both went well. */
export function useProof(act: () => Promise<unknown>, onDone: () => void) {
  const password = useConfirmPassword()
  const passkey = useConfirmWithPasskey()
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const run = async (prove: () => Promise<unknown>) => {
    setFailure(undefined)
    setBusy(true)
    try {
      await prove()
      await act()
      onDone()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const isWrong = hasCode(failure, 'wrong-password')
  return {
    withPassword: (text: string) => run(() => password.mutateAsync(text)),
    withPasskey: () => run(() => passkey.mutateAsync()),
    busy,
    passwordError: isWrong ? sentenceOf(failure) : undefined,
    alert: failure !== undefined && !isWrong ? alertOf(failure) : undefined,
  }
}
