import { type Fault, inDomain } from './fault.ts'

const kind = 'notification'

export const notificationFaults: Fault[] = [
  {
    name: 'correction-decision-sent-to-decider',
    kind,
    file: inDomain('staff-attendance/corrections.service.ts'),
    text: 'await notify(tx, now, [asked.personId], (locale) => {\n      const m = staffNotices(locale)\n      const outcome = change',
    replacement:
      'await notify(tx, now, [ctx.actor.id], (locale) => {\n      const m = staffNotices(locale)\n      const outcome = change',
    tests: ['staff-attendance/'],
  },
  {
    name: 'replaced-invigilator-not-notified',
    kind,
    file: inDomain('exams/exam-changes.service.ts'),
    text: 'const concerned = [...new Set([...concernedBefore, ...(await listConcerned(tx.db, [examId]))])]',
    replacement: 'const concerned = await listConcerned(tx.db, [examId])',
    tests: ['exams/'],
  },
  {
    name: 'first-claim-not-announced-to-lecturer',
    kind,
    file: inDomain('attendance/offline/offline-claims.service.ts'),
    text: 'if (isFirst) await notifyLecturers(tx, now, window)',
    replacement: 'if (!isFirst) await notifyLecturers(tx, now, window)',
    tests: ['attendance/'],
  },
  {
    name: 'disabled-admin-notified',
    kind,
    file: inDomain('notifications/notifications.repo.ts'),
    text: "and(eq(people.role, 'admin'), eq(people.isActive, true), isNull(people.archivedAt))",
    replacement: "and(eq(people.role, 'admin'), isNull(people.archivedAt))",
    tests: ['notifications/'],
  },
]
