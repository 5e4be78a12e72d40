import { sessionKey } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'

/** For operations that sign a person in: no data of an earlier auth session is shown. */
export const useSigningIn = <K extends 'completeSetup' | 'acceptInvitation'>(name: K) =>
  useAct(name, {
    async onAnswer(client) {
      client.removeQueries({ queryKey: sessionKey })
      return sessionKey
    },
  })
