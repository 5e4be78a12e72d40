import { messageText } from '@campanile/messages/coded.ts'
import type { z } from 'zod/mini'

/** The English messages of a refused input, by path. */
export const issuesInWords = (error: z.core.$ZodError | undefined): [path: string, words: string][] =>
  (error?.issues ?? []).map(({ path, message }) => [path.join('.'), messageText(message, 'en-GB')])
