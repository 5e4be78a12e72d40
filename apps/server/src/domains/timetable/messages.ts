import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.timetable', {
  clash:
    '{what, select, roomSession {{name} is taken by {course} on {time}} roomExam {{name} is taken by the exam {course} {exam} on {time}} lecturerSession {{name} teaches {course} on {time}} lecturerExam {{name} invigilates {course} {exam} on {time}} batchSession {{name} has {course} on {time}} other {{name} has the exam {course} {exam} on {time}}}',
  clashAndMore:
    '{what, select, roomSession {{name} is taken by {course} on {time}, and {more, number} more} roomExam {{name} is taken by the exam {course} {exam} on {time}, and {more, number} more} lecturerSession {{name} teaches {course} on {time}, and {more, number} more} lecturerExam {{name} invigilates {course} {exam} on {time}, and {more, number} more} batchSession {{name} has {course} on {time}, and {more, number} more} other {{name} has the exam {course} {exam} on {time}, and {more, number} more}}',
  clashesWithOtherChange: 'This clashes with another of these changes',
  selectFutureTime: 'Select a time in the future',
  selectLecturer: 'Select one of the lecturers',
  selectRoom: 'Select one of the rooms',
})
