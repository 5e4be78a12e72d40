import { messages } from '@campanile/messages/messages.ts'

export const m = messages('help.teaching', {
  assignment:
    'Open a submission to mark it, with the work beside the form. Drafts are saved as you type; students see nothing until you return the work.\nUse a rubric to mark evenly, and saved comments for feedback you give often.',
  assignments:
    'Create an assignment for a class, publish it, and mark the work that arrives.\nStudents are notified when you publish an assignment or change its due date.',
  assignmentsTitle: 'Assignments',
  assignmentTitle: 'Assignment',
  attendance:
    'Your sessions today and your own working day. Start check-in when students are in the room; the live screen opens.\nIf you missed a register, take it later and give a reason.\nDisputes and check-ins that need a second look are under Review.',
  attendanceTitle: 'Attendance',
  cases:
    'A case shows who supports a student at risk, with notes, messages and the outcome. To open one, select Case beside the student.\nThe student sees only the messages you send. Notes are internal.\nYou see the cases of the classes that you teach. So do the other lecturers of the class, and admins.',
  casesTitle: 'Cases of students at risk',
  class:
    'Everything about this class. The overview shows the next session with a link to its check-in, the attendance rate, students at risk, work that is due and items that need your decision.\nThe other tabs contain its sessions and registers, students, attendance report, assignments, marks and results, and weekly timetable.\nUnder Settings you can list links to materials, which students see on their page of the class.',
  classReport:
    'Every student of this class against every session that was held. The last column shows the attendance rate.\nOnly sessions with a register count. Excused sessions are left out.\nExport the report as a PDF, spreadsheet or CSV file.',
  classReportTitle: 'Class report',
  classResults:
    'The marks of this class, how they are spread and the resulting grades.\nProvisional figures include marks that students can’t see yet.',
  classResultsTitle: 'Class results',
  classTitle: 'Class',
  dashboard:
    'Your next session with Start check-in, registers that still need to be taken, and work to mark or decide.\nSelect a figure to see what it is based on.',
  dashboardTitle: 'Dashboard',
  kiosk:
    'A paired display recognises the students of this class as they walk past. It suggests a student only if the match is clear, and shows unknown otherwise.\nOnly students who agreed to the use of their face data are recognised. Everyone else checks in with the code or a passkey.',
  kioskTitle: 'Kiosk',
  leave:
    'Your balance for each leave type and your requests. The form shows what the request costs and which sessions it affects.\nSuggest a substitute, and they’ll be asked. An admin decides, and you’ll be notified.',
  leaveCalendar: 'Your leave, public holidays and sessions by month.',
  leaveCalendarTitle: 'Leave calendar',
  leaveTitle: 'Submit Leave Request',
  live: 'Show the code on the classroom screen. It changes every 15 seconds, so a photo of it is of little use.\nStudents appear as they check in. Select a student and press P, L, A or E to record them as present, late, absent or excused. Every change can be undone.\nWhen you close check-in, students without a record become absent. Excused students stay excused.',
  liveTitle: 'Live check-in',
  markSheet:
    'Type marks, or paste a column from a spreadsheet. Enter A for absent and I for incomplete.\nEverything is saved as a draft. Unusual marks are highlighted so that you can check them before you submit.',
  markSheetTitle: 'Mark sheet',
  marks:
    'One mark sheet for each exam and assignment of your classes. Submit a sheet when it is complete; an admin reviews and publishes it.',
  marksTitle: 'Marks',
  messages: 'Messages that admins sent you. Opening one marks it as read.',
  messagesTitle: 'Messages',
  mitigation: 'This page is for students and admins.',
  mitigationTitle: 'Mitigation Forms',
  pay: 'Your payslips, the totals of this year and your bank details.\nEach line of a payslip shows the days or sessions that it is based on. If something looks wrong, ask about that line; the answer appears under Questions.',
  payTitle: 'My Payroll',
  person:
    'A student in your classes: attendance, records and results in these classes, and why they may be at risk.\nTheir other classes are not shown.',
  personTitle: 'A student',
  schedule:
    'Your sessions, exams and supervision by week, month or as a list.\nSelect a session to request another time or to cancel it. Students are notified as soon as the change applies.',
  scheduledReports:
    'Reports of your classes that you receive by email every week or month. To schedule one, select Export on a class’s Attendance tab.\nYou can pause it, send it now or delete it. It stops when you no longer teach the class.',
  scheduledReportsTitle: 'Scheduled reports',
  scheduleTitle: 'Schedule',
  sentMessages:
    'The messages you sent: whether they were delivered in the bell, on devices and by email, and who has read them.\nTo message the students of a class, open its Students tab. For one student, open their page.\nStudents decide in their settings whether they also get messages by email and on their devices.',
  sentMessagesTitle: 'Sent messages',
  sessionRequests:
    'Changes to sessions that you requested, with the decision and its reason.\nYou can withdraw a request until it is decided. A request expires when the session begins.',
  sessionRequestsTitle: 'Session requests',
  waiting:
    'Everything that needs your decision: disputes, unusual check-ins and offline scans of your sessions, sessions to cover and registers to complete, most urgent first.\nOpen an item to decide it. Press J for the next item and K for the previous one, whatever their kind.\nSelect several disputes, unusual check-ins or offline scans to accept them at once.',
  waitingTitle: 'Waiting for you',
})
