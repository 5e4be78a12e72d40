import type { QueryClient } from '@tanstack/react-query'
import { type Answer, writeRead } from '#lib/reads.ts'

/** The response to a decision is the list of claims that are still waiting. */
export const writeWaitingClaims = (
  client: QueryClient,
  waiting: Answer<'listWaitingClaims'>,
  { sessionId }: { sessionId: string },
) => writeRead(client, 'listWaitingClaims', { sessionId }, () => waiting)
