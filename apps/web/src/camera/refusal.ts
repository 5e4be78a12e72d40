import { ApiError } from '@campanile/contract/client.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'

/** Reasons for ending a face check on the device, before the server checks it. */
export type DeviceProblem = 'no-camera' | 'no-face' | 'action-not-shown'

/** Why a check-in did not work: an answer of the server, or what happened on the device. */
export type Refusal = ErrorCode | DeviceProblem | 'engine-failed'

export const refusalOf = (error: unknown): Refusal => (error instanceof ApiError ? error.code : 'internal')
