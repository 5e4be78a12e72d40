import { toEndpoints } from '@campanile/contract/client.ts'
import { operations } from '@campanile/contract/operations.ts'

// Evaluated at build time by the operations plug-in.
export const endpoints = toEndpoints(operations)

/** Public operations: all that the sign-in page calls. */
export const publicEndpoints = Object.fromEntries(
  Object.entries(operations)
    .filter(([, { roles }]) => roles === 'public')
    .map(([name]) => [name, endpoints[name as keyof typeof endpoints]]),
)
