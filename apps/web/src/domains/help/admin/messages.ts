import { messages } from '@campanile/messages/messages.ts'

export const m = messages('help.admin', {
  addResults:
    'Select an exam or assignment and enter marks in the grid, paste them from a spreadsheet or import a file. Everything is saved as a draft until you submit it.',
  addResultsTitle: 'Add Results',
  analytics:
    'Trends, comparisons and students at risk, counted as records arrive.\nEach comparison shows the number of classes and records it is based on. Differences that could be due to chance are not reported.\nUnder Policy, you can see the effect of a different threshold or late rule on last term.',
  analyticsTitle: 'Analytics',
  assignments:
    'All assignments of all classes. Lecturers create and mark their own; you can do both for them.',
  assignmentsTitle: 'Assignments',
  attendance: 'Sessions that are on now and staff at work, live. Open a session to see its register.',
  attendanceTitle: 'Attendance',
  batch: 'The students of one intake. Assigning a student enrols them in the batch’s classes.',
  batchTitle: 'Batch',
  cases:
    'A case shows who supports a student at risk, with notes, messages and the outcome. To open one, select Case beside the student.\nThe student sees only the messages you send. Notes are internal.\nAdmins see all cases. Lecturers see the cases of their own classes, but not those about all classes.',
  casesTitle: 'Cases of students at risk',
  checkInLinks:
    'A location has a link and a display whose code changes. It can require the campus network and opening hours.',
  checkInLinksTitle: 'Check-in locations',
  class:
    'Everything about one class. The overview shows the next session, the attendance rate, students at risk and items that need a decision. The other tabs contain its sessions and registers, students, attendance, assignments, marks and results, timetable and settings.\nEveryone affected is notified when you move or cancel a session.',
  classes:
    'Classes of a term with their lecturers, students and weekly meetings. A room, lecturer or batch can’t be booked twice at the same time; you’ll see free slots instead.',
  classesTitle: 'Class Management',
  classReport:
    'Every student of one class against every session that was held. Select a record to correct it.',
  classReportTitle: 'Class report',
  classResults: 'The marks of one class, how they are spread and the resulting grades.',
  classResultsTitle: 'Class results',
  classTitle: 'Class',
  dashboard:
    'Today on campus, and what needs your attention.\nSelect a figure to see what it is based on. Figures update as records arrive.',
  dashboardTitle: 'Dashboard',
  examDrafts:
    'A draft finds days, times and rooms for the exams of a term: for draft exams, and for classes that have none yet. No student has two exams at once, and as few as possible have two on a day. It shows which exams could not be placed, and why.\nNothing changes until you apply a draft. Its exams are then moved and created together, as drafts. Students are notified once you publish them. You can undo it until one of these exams is changed.',
  examDraftsTitle: 'Exam drafts',
  exams:
    'Plan exams without clashes for batches, rooms and invigilators. Publishing shows them to students with their seats.\nConflicts that are refused must be resolved. Advisory ones are your decision.',
  examsTitle: 'Exam Management',
  holidays:
    'Days on which nothing takes place. Sessions on a new holiday are cancelled, and their students and lecturers are notified.',
  holidaysTitle: 'Public holidays',
  imports:
    'Upload a CSV file or a OneRoster bundle. You’ll see what would be created, changed and deactivated before anything is saved.\nAn import can be undone.',
  importsTitle: 'Imports',
  kiosk:
    'A paired display recognises the students of one class. It must be switched on under Settings, Face recognition.',
  kioskTitle: 'Kiosk',
  lateSubmissions:
    'Work that arrived after its due date, with the penalty by its policy. Accept it with the penalty, waive the penalty, or reject the work. The student is notified.',
  lateSubmissionsTitle: 'Late Submissions',
  leave:
    'Requests with balance, absent colleagues and the sessions they affect. When you approve one, decide for each session: cancel it, move it or find a substitute.',
  leaveBalances:
    'Everyone’s remaining leave, by type. Every change is listed with its reason, and adjustments notify the person.',
  leaveBalancesTitle: 'Leave balances',
  leaveCalendar: 'Absences by day. Select an absence to open its request.',
  leaveCalendarTitle: 'Team calendar',
  leaveTitle: 'Manage Leave Requests',
  leaveTypes: 'Yearly entitlement, carry-over and when evidence is needed, for each leave type.',
  leaveTypesTitle: 'Leave types',
  live: 'The register of one session, updated as students check in. Select a student and press P, L, A or E to record them as present, late, absent or excused.\nWhen check-in closes, students without a record become absent. Excused students stay excused.',
  liveTitle: 'Live check-in',
  mail: 'Messages that could not be sent, and why. Send them again, or copy the link for the person.',
  mailTitle: 'Outgoing mail',
  messages: 'Messages that other admins sent you. Opening one marks it as read.',
  messagesTitle: 'Messages',
  mitigation:
    'Requests from students with their evidence. Before you approve, you’ll see what changes: due dates, penalties, exams and excused sessions.\nA reversal undoes all of it. The student is notified either way.',
  mitigationTitle: 'Mitigation Forms',
  myAssignments:
    'This page is for students and lecturers. All assignments are under Assignments in your own menu.',
  myAssignmentsTitle: 'Assignments',
  payMore:
    'Pay profiles say how each person is paid. Pay items are the allowances, deductions and taxes with their formulas. Under Questions, people ask about lines of their payslips.',
  payMoreTitle: 'Payroll settings',
  payRun:
    'Each line of a payslip leads to the days or sessions it is based on. Resolve every discrepancy before the run is approved.\nChanges after locking become adjustments in the next run.',
  payRunTitle: 'Pay run',
  payroll:
    'One pay run for each month: compute it, resolve its discrepancies, have it approved, export the bank file, and lock it.\nThe person who computed a run can’t approve it if there is another admin.',
  payrollTitle: 'Payroll Management',
  person:
    'Everything about one person: classes, attendance, requests, results or pay, and changes to the account. To open this page, select a name in any list.\nUse the buttons at the top to edit the account, reset access or disable it.',
  personTitle: 'Person page',
  reports:
    'Attendance by class, batch, programme, student or lecturer for any period.\nOnly sessions with a register count, and excused sessions are left out. Save a view to come back to it, or export it.',
  reportsTitle: 'Reports',
  rollover:
    'Select the new term, the classes and the batches that will take them. Your plan is saved as a draft, so you can continue later. Clashes are shown before you apply it, and you can undo it until something has been recorded.',
  rolloverTitle: 'Prepare next term',
  room: 'The sessions and exams in a room this week, and how much the room is used during a term, by weekday and hour.',
  roomTitle: 'Room',
  roomUse:
    'Each room with the share of time it is in use and the share of its seats that are filled. Sort the rooms to find those that are hardly used, or too large for their classes.\nSelect a room to see when it is in use.',
  roomUseTitle: 'Use of rooms',
  scheduledReports:
    'Lists and reports that you receive by email every week or month. To schedule one, select Export on the list of users or on a report. The filters you have set are kept.\nEach recipient receives only data that they have access to. You can pause a report, send it now or delete it.',
  scheduledReportsTitle: 'Scheduled reports',
  sentMessages:
    'The messages you sent: whether they were delivered in the bell, on devices and by email, and who has read them.\nTo message the students of a class, open its Students tab. For one person, open their page. For everyone who matches your filters, use User Management.\nPeople decide in their settings whether they also get messages by email and on their devices.',
  sentMessagesTitle: 'Sent messages',
  sessionRequests:
    'Lecturers’ requests to move or cancel a session. Students are notified when you approve one.',
  sessionRequestsTitle: 'Session requests',
  shifts:
    'When a day starts, how long the grace period is, and from when a day counts as half or absent.\nTimes that are already in use keep their days. To change them, end them and add new ones.',
  shiftsTitle: 'Shift times',
  staffAttendance:
    'Today’s board: who is in, who is late and who is on leave. Select a person to correct a day.',
  staffAttendanceTitle: 'Manage Staff Attendance',
  staffCalendar:
    'A month of everyone’s days. Approved leave and public holidays are filled in automatically.',
  staffCalendarTitle: 'Staff calendar',
  staffCorrections:
    'Requests to correct a day, and days without a check-out. The person is notified of your decision and its reason.',
  staffCorrectionsTitle: 'Corrections',
  structure:
    'Departments, programmes, batches, courses and rooms. Entries that are in use can be archived but not deleted.',
  structureTitle: 'Departments, courses and rooms',
  studentAttendance:
    'Find and correct attendance records by class, session or student. Every correction needs a reason, and the student is notified.\nReview shows disputes and check-ins that look unusual. They never change a record automatically.',
  studentAttendanceTitle: 'Student Attendance',
  studentResults:
    'Mark sheets that wait for review. Publish them, withhold them or return them to the lecturer with a note.',
  studentResultsMore:
    'Results by class and by student, the grade scheme, and issued documents.\nA transcript or result sheet has a code that anyone can check at the address printed on it.',
  studentResultsMoreTitle: 'Student Results',
  studentResultsTitle: 'Student Results',
  terms:
    'First and last day of each term, teaching weeks and holidays. Prepare the next term from one of them.',
  termsTitle: 'Terms',
  timetable:
    'The weekly timetable of the campus, or of one room, batch, lecturer or class, with its hours and conflicts.\nDrag a session to move it, or press M on it and use the arrow keys. Clashes are shown before you confirm, and everyone affected is notified with your reason.\nFind a free room lists rooms that are free at a given time and have enough seats.',
  timetableDrafts:
    'A draft is a timetable computed for a term, without clashes, in rooms that are large enough and with few gaps. It shows which meetings could not be placed, and why. You can lock classes, enter when lecturers are not available, and compute the draft again.\nNothing changes until you apply a draft. All meetings then change together, and everyone affected is notified. You can undo it until attendance is recorded.',
  timetableDraftsTitle: 'Timetable drafts',
  timetableTitle: 'Timetable',
  users:
    'Everyone with an account or an invitation. Select a person to change their role, batch, department or dates, or to reset their access.\nPeople are notified of changes to their account.',
  usersTitle: 'Users',
  waiting:
    'Everything that needs your decision, most urgent first. Items with a deadline move up before it passes, others after three days.\nOpen an item to decide it. Press J for the next item and K for the previous one, whatever their kind.\nSelect several items to accept them at once. Items that need more than a yes can only be opened one by one.\nTo search or export the items of one kind, select the kind and open its full list.',
  waitingTitle: 'Waiting for you',
})
