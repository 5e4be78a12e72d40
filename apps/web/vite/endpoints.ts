import { endpointsOf } from '@campanile/contract/client.ts'
import { operations } from '@campanile/contract/operations.ts'

/** Evaluated at build time by the operations plug-in. */
export const endpoints = endpointsOf(operations)
