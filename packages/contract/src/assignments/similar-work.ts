import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant } from '../values.ts'

/** Pairs below this percentage are not listed. */
export const leastSimilarPercent = 30

const similarWork = z.object({
  studentId: id,
  studentName: z.string(),
  otherId: id,
  otherName: z.string(),
  /** Of the words of the first student’s text, how many per cent are in passages that the other text has too. */
  percent: z.int(),
})
export type SimilarWork = z.infer<typeof similarWork>

export const similarWorkOperations = onTopics(['assignments'], {
  listSimilarWork: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/similar-work',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'List submissions of one assignment that have words in common, the highest percentage first',
    input: z.object({ assignmentId: id }),
    output: z.object({
      /** Null: not compared yet. It is done after the due date. */
      comparedAt: z.nullable(instant),
      items: z.array(similarWork),
    }),
  }),
})
