import { richMessages } from '@campanile/messages/rich.ts'

export const m = richMessages('results.students', {
  classesOfTermName: 'Classes of {termName}',
  creditCount: '{credits, plural, one {# credit} other {# credits}}',
  creditsPassed: '{creditsPassed, number} of {credits, plural, one {# credit} other {# credits}} passed',
  email: 'Email',
  findAStudent: 'Find a student',
  gpa: 'GPA {gpa}',
  leftOutCourse:
    '{status, select, open {{courseCode} (open)} incomplete {{courseCode} (incomplete)} withheld {{courseCode} (withheld)} other {{courseCode} (final)}}',
  leftOutCourses: 'Left out of the average: {courses}',
  markOfMaximum: '<value>{mark}</value> <max>of {maxMark}</max>',
  marksInCourseTitle: 'Marks in {courseTitle}',
  noCreditsCountedYet: 'No credits counted yet',
  noGPAYet: 'No GPA yet',
  noResultsYet: 'No results yet',
  noStudentsYet: 'No students yet',
  notPublished: 'Not published',
  provisionalGpa:
    'Provisional with unpublished marks: GPA {gpa}, {creditsPassed, number} of {credits, plural, one {# credit} other {# credits}}',
  provisionalGrade: 'Provisional with unpublished marks: {percent}, grade {letter}',
  provisionalNoGpa:
    'Provisional with unpublished marks: no GPA yet, {creditsPassed, number} of {credits, plural, one {# credit} other {# credits}}',
  provisionalPercent: 'Provisional with unpublished marks: {percent}',
  results: 'Results',
  resultsFullName: 'Results: {fullName}',
  resultsOfFullName: 'Results of {fullName}',
  soFar: '{percent} so far, {weight} marked',
  student: 'Student',
  studentResults: 'Student Results',
  students: 'Students',
  theyAppearWhenTheFirstMark: 'They appear when the first mark is entered.',
  weCouldntLoadTheResults: 'We couldn’t load the results',
  weCouldntLoadTheStudents: 'We couldn’t load the students',
  withheld: 'Withheld',
})
