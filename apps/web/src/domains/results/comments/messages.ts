import { messages } from '@campanile/messages/messages.ts'

export const m = messages('results.comments', {
  addCommentOn: 'Add a comment on {fullName}',
  comment: 'Comment',
  commentHelp: 'Why the mark is unusual, or what a second marker should check',
  commentOn: 'Comment on {fullName}',
  noComment: 'No comment',
  saveComment: 'Save comment',
  saveSelection: 'Save selection',
  saving: 'Saving',
  theCommentWasNotSaved: 'The comment was not saved',
  visibleToLecturersOfTheClass: 'Visible to lecturers of the class and admins, not to the student.',
})
