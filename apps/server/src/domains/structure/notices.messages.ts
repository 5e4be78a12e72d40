import { messagesFor } from '@campanile/messages/messages.ts'

export const classNotices = messagesFor('server.structure.notices', {
  classAssigned: '{count, plural, one {You teach a new class} other {You teach # new classes}}',
  classNamed: '{course} ({term})',
  classReleased: '{count, plural, one {You no longer teach a class} other {You no longer teach # classes}}',
  enrolled: '{count, plural, one {You were enrolled in a class} other {You were enrolled in # classes}}',
  enrolledBy:
    '{via, select, import {{name} enrolled you in {classes} with an import.} rollback {{name} rolled back an import, so you are enrolled in {classes} again.} other {{name} enrolled you in {classes}.}} The sessions are in your schedule.',
  enrolledByBatch:
    '{name} added you to batch {batch}, which takes {classes}. The sessions are in your schedule.',
  lecturerAddedBy:
    '{via, select, import {{name} made you a lecturer of {classes} with an import.} rollback {{name} rolled back an import, so you are a lecturer of {classes} again.} other {{name} made you a lecturer of {classes}.}} The sessions are in your schedule.',
  lecturerRemovedBy:
    '{via, select, import {{name} removed you as a lecturer of {classes} with an import.} rollback {{name} rolled back an import, so you are no longer a lecturer of {classes}.} other {{name} removed you as a lecturer of {classes}.}} Sessions that you have already held are still recorded as yours. If this is a mistake, contact your admin.',
  leftBatch: 'You’re no longer in batch {batch}',
  leftBatchBy:
    '{name} removed you from batch {batch}. Your classes stay the same. If this is a mistake, contact your admin.',
  moreClasses: '{classes} and {count, plural, one {# more} other {# more}}',
  movedToBatch: 'You’re now in batch {batch}',
  movedToBatchBy:
    '{name} moved you to batch {batch}. Your classes stay the same. If this is a mistake, contact your admin.',
  newLecturer: 'New lecturer',
  nowTaughtBy: '{classes}: now taught by {lecturers}.',
  removed: '{count, plural, one {You were removed from a class} other {You were removed from # classes}}',
  removedBy:
    '{via, select, import {{name} removed you from {classes} with an import.} rollback {{name} rolled back an import, so you are no longer enrolled in {classes}.} other {{name} removed you from {classes}.}} Your attendance records and marks so far are kept. If this is a mistake, contact your admin.',
  removedByBatch:
    '{name} removed you from batch {batch}, which takes {classes}. Your attendance records and marks so far are kept. If this is a mistake, contact your admin.',
})
