import { messages } from '@campanile/messages/messages.ts'

export const m = messages('help.student', {
  assignment:
    'Add your files and submit them. The receipt shows when each file arrived, and you can find it here later as proof.\nAn interrupted upload continues automatically once you’re online again.\nThe time left already includes extensions that you were granted.',
  assignments:
    'Your assignments with the nearest due date first. You can replace your files until the due date.\nAfter it, the late policy of the assignment applies. You’ll see the penalty before you submit.\nMarks and feedback appear here when your lecturer returns your work.',
  assignmentsTitle: 'Assignments',
  assignmentTitle: 'Assignment',
  attendance:
    'Scan the code on the screen in your class, or enter the six characters below it. Then check in with your face, a passkey or the code alone, as the class allows. All of them count the same.\nEach class shows the sessions that were held, your rate and how many sessions you can still miss.\nIf a record is wrong, open it and dispute it. Your lecturer decides, and you’ll be notified.',
  attendanceTitle: 'Attendance',
  class:
    'Your page of this class: the next session, your records and attendance, your assignments, your published results and links to materials.\nIt stays open after you leave the class, as long as you have records in it.',
  classTitle: 'Class',
  dashboard:
    'Your next session, your attendance in each class and the work that is due soon.\nThe ring shows your attendance this term. The line on it is the required rate. Select a class to see every session that counts.\nDuring check-in, the button at the top takes you straight to it.',
  dashboardTitle: 'Dashboard',
  messages: 'Messages that admins and your lecturers sent you. Their senders see when you have read them.',
  messagesTitle: 'Messages',
  mitigation:
    'Request more time, a deferred exam or excused sessions when something serious gets in the way. Select the class and the assignment or exam, describe what happened and add evidence.\nOnly you and the admins can see your request and its files.\nAn approval changes your due date and penalty automatically. My Requests shows every decision with its reason.',
  mitigationTitle: 'Mitigation Forms',
  results:
    'Results appear here as soon as they are published.\nThe result of a course combines all its marks by their weight. Your grade point average weighs courses by their credits; courses in progress don’t count.\nIf a mark looks wrong, speak to your lecturer.',
  resultsTitle: 'My results',
  schedule:
    'Your sessions and exams by week, month or as a list. Moved and cancelled sessions are labelled.\nTo see them in your own calendar app, create an address under Settings, Calendar feed.',
  scheduleTitle: 'Schedule',
})
