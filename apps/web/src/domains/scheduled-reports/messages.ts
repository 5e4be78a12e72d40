import { messages } from '@campanile/messages/messages.ts'

export const m = messages('scheduledReports', {
  about: 'Lists and reports that are sent by email every week or month.',
  actionsOf: 'Actions for “{name}”',
  couldntLoad: 'We couldn’t load the scheduled reports',
  dashboard: 'Dashboard',
  delete: 'Delete',
  deleteConsequence:
    'Nobody will receive this report any more. Emails that were already sent are not affected.',
  deleted: '“{name}” is deleted',
  deleteQuestion: 'Delete “{name}”?',
  deleting: 'Deleting',
  edit: 'Edit',
  everyMonth: 'Every month on day {day, number}, {hour}',
  everyWeek: 'Every week on {weekday}, {hour}',
  from: 'Set up by {name}',
  lastFailed:
    '{problem, select, access {Not sent on {time}: access to the report was lost} mail {Not sent on {time}: no mail server is set up} size {Not sent on {time}: the file is too large for an email} nobody {Not sent on {time}: there are no recipients} other {Not sent on {time}: the report couldn’t be prepared}}',
  lastSent: 'Last sent {time}',
  lastWaiting: 'Being prepared',
  lastWithFailures:
    '{count, plural, one {Sent on {time}, but # email could not be sent} other {Sent on {time}, but # emails could not be sent}}',
  nextTime: 'Next: {time}',
  none: 'No scheduled reports',
  noneYet: 'Open a list or report, select Export and then “Email regularly”.',
  notSentYet: 'Not sent yet',
  pause: 'Pause',
  paused: 'Paused',
  report:
    '{report, select, exportPeople {List of people} exportAttendanceReport {Attendance report} exportAnalytics {Analytics} exportAttendanceRecords {Attendance records} exportStaffDays {Staff attendance} exportLeave {Leave requests} exportMitigation {Mitigation forms} exportLateSubmissions {Late submissions} other {Class report}}',
  reportIsUnderWay: 'The report is on its way',
  resume: 'Resume',
  sendNow: 'Send now',
  stop: 'Unsubscribe',
  stopConsequence: 'You can’t subscribe again yourself. Its owner would have to set it up again.',
  stopped: 'You are unsubscribed from “{name}”',
  stopping: 'Stopping',
  stopQuestion: 'Unsubscribe from “{name}”?',
  title: 'Scheduled reports',
  to: 'To {names}',
  wasntDeleted: '“{name}” wasn’t deleted',
  wasntStopped: 'You were not unsubscribed from “{name}”',
})
