import { ApiError } from '@campanile/contract/client.ts'
import { sentenceOf } from '#lib/errors.ts'

/** Why an act without a form was refused: the server's sentence about its object where there is one. */
export const reasonOf = (error: unknown) =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || sentenceOf(error)
