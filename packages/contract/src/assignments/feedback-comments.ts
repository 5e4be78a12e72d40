import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, nothing, text } from '../values.ts'

/** The most comments in one person's bank. */
export const maxFeedbackComments = 200

const runners = ['admin', 'lecturer'] as const
const feedbackComment = z.object({ id, text: z.string() })
export type FeedbackComment = z.infer<typeof feedbackComment>
const bank = z.object({ items: z.array(feedbackComment) })

export const feedbackComments = onTopics(['assignments'], {
  listFeedbackComments: op({
    method: 'GET',
    path: '/my-feedback-comments',
    roles: runners,
    access: 'own',
    summary: 'List the comments that you keep for feedback, newest first',
    input: nothing,
    output: bank,
  }),
  addFeedbackComment: op({
    method: 'POST',
    path: '/my-feedback-comments',
    roles: runners,
    access: 'own',
    summary: `Add a comment to your comment bank (at most ${maxFeedbackComments}); repeating the request is safe`,
    /** The browser generates the id. */
    input: z.object({ commentId: id, text: text(2000) }),
    output: bank,
    errors: ['too-many-comments'],
  }),
  deleteFeedbackComment: op({
    method: 'DELETE',
    path: '/my-feedback-comments/{commentId}',
    roles: runners,
    access: 'own',
    summary: 'Delete a comment from your comment bank',
    input: z.object({ commentId: id }),
    output: bank,
  }),
})
