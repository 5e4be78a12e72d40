import { sessionKey } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'

/** For operations that sign somebody in: nothing of an earlier session is shown. */
export const useSigningIn = <K extends 'completeSetup' | 'acceptInvitation'>(name: K) =>
  useAct(name, {
    async onAnswer(client) {
      client.removeQueries({ queryKey: sessionKey })
      return sessionKey
    },
  })
