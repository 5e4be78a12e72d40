import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import type { QueryClient } from '@tanstack/react-query'
import { writeRead } from '#lib/reads.ts'

/** For actions that return the updated request. */
export const writeRequest = (client: QueryClient, request: MitigationRequest) =>
  writeRead(client, 'readMitigation', { requestId: request.id }, () => request)
