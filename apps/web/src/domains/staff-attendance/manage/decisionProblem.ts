import { ApiError } from '@campanile/contract/client.ts'

/** What exactly is wrong with accepting a request, where the server says so. */
export const decisionProblem = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.decision : undefined
