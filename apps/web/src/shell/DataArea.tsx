import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '#lib/queryClient.ts'
import { type SessionAnswer, sessionKey } from '#lib/session.ts'

/** The session ended elsewhere: the guard notices that nobody is signed in. */
function forgetUser(client: QueryClient) {
  client.setQueryData<SessionAnswer>(sessionKey, (session) => session && { ...session, user: null })
}

/** Everything but signing in reads through one query cache; it is dropped when the person leaves. */
export function DataArea() {
  const [client] = useState(() => createQueryClient(forgetUser))
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
