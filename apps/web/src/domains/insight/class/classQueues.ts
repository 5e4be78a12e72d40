import type { ClassQueue } from '@campanile/contract/insight/class-overview.ts'
import type { Role } from '@campanile/contract/roles.ts'
import { classPath } from '#lib/classPath.ts'
import { m } from './messages.ts'

const labels: Record<ClassQueue, string> = {
  'missed-registers': m.registersToComplete(),
  disputes: m.disputedAttendance(),
  'offline-claims': m.offlineScans(),
  findings: m.unusualCheckIns(),
  'work-to-mark': m.workToMark(),
  'marks-to-submit': m.markSheetsToSubmit(),
  'session-requests': m.sessionRequests(),
  'late-submissions': m.lateSubmissions(),
  'marks-to-moderate': m.markSheetsToModerate(),
}

export const classQueueLabel = (queue: ClassQueue): string => labels[queue]

/** The screens on which waiting items of a class are decided. */
export function classQueuePath(queue: ClassQueue, classId: string, role: Role): string {
  switch (queue) {
    case 'missed-registers':
    case 'disputes':
    case 'offline-claims':
    case 'findings':
      return role === 'admin' ? '/app/student-attendance/review' : '/app/attendance'
    case 'work-to-mark':
      return `${classPath(classId, 'assignments')}?to-mark=1`
    case 'marks-to-submit':
      return `${classPath(classId, 'results')}?to-complete=1`
    case 'session-requests':
      return '/app/classes/session-requests'
    case 'late-submissions':
      return `/app/late-submissions?show=waiting&class=${classId}`
    case 'marks-to-moderate':
      return `/app/student-results?status=submitted&class=${classId}`
  }
}
