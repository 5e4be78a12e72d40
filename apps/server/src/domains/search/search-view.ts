import { examStateLabels } from '@campanile/contract/exams/label-messages.ts'
import { leaveStatusLabels } from '@campanile/contract/leave/label-messages.ts'
import { mitigationStatusLabels } from '@campanile/contract/mitigation/label-messages.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import type { SearchHit } from '@campanile/contract/search/search.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import type { Actor } from '#http/context.ts'
import { localDay } from '#platform/clock.ts'
import { dateText, dateWords } from '#platform/date-words.ts'
import { hitMessages } from './search-hits.messages.ts'
import type {
  AssignmentRow,
  BatchRow,
  ClassRow,
  CourseRow,
  ExamRow,
  LeaveRow,
  MetRow,
  MitigationRow,
  PersonRow,
  RoomRow,
} from './search-hits.repo.ts'

type Reader = Pick<Actor, 'role'>

const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ')

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`

/** Converts rows to hits, with text that distinguishes them and the page where the reader opens them. */
export function hitViews({ role }: Reader, { timeZone, locale }: { timeZone: string; locale: string }) {
  const none = { profileImage: null }
  const m = hitMessages(locale)

  return {
    person: ({ id, name, role, employmentType, number, email, profileImage }: PersonRow): SearchHit => ({
      kind: 'person',
      id,
      title: name,
      profileImage: photoUrl(id, profileImage),
      detail: joined(roleLabel(role, employmentType, locale), number, email),
      path: `/app/users/${id}`,
    }),
    student: ({ id, name, number, profileImage, className }: MetRow): SearchHit => ({
      kind: 'person',
      id,
      title: name,
      profileImage: photoUrl(id, profileImage),
      detail: joined(number, className),
      path: `/app/users/${id}`,
    }),
    lecturer: ({ id, name, classId, className }: MetRow): SearchHit => ({
      kind: 'person',
      id,
      title: name,
      detail: m.teaches({ class: className }),
      path: `/app/classes/${classId}`,
      ...none,
    }),
    class: ({ id, name, term, lecturers }: ClassRow): SearchHit => ({
      kind: 'class',
      id,
      title: name,
      detail: joined(term, lecturers),
      path: `/app/classes/${id}`,
      ...none,
    }),
    course: ({ id, code, name, department }: CourseRow): SearchHit => ({
      kind: 'course',
      id,
      title: name,
      detail: department ?? m.course(),
      path: `/app/classes/courses${query({ search: code, entry: id })}`,
      ...none,
    }),
    batch: ({ id, name, programme, intakeYear }: BatchRow): SearchHit => ({
      kind: 'batch',
      id,
      title: name,
      detail: joined(programme, String(intakeYear)),
      path: `/app/classes/batches/${id}`,
      ...none,
    }),
    room: ({ id, name, capacity }: RoomRow): SearchHit => ({
      kind: 'room',
      id,
      title: name,
      detail: m.room({ capacity }),
      path: `/app/classes/rooms/${id}`,
      ...none,
    }),
    assignment: ({ id, name, courseCode, dueAt, published }: AssignmentRow): SearchHit => ({
      kind: 'assignment',
      id,
      title: name,
      detail: joined(courseCode, m.due({ date: dateText(dueAt, timeZone, locale) }), !published && m.draft()),
      path: role === 'admin' ? `/app/assignments/${id}` : `/app/my-assignments/${id}`,
      ...none,
    }),
    exam: ({ id, name, courseCode, startsAt, state }: ExamRow): SearchHit => ({
      kind: 'exam',
      id,
      title: name,
      detail: joined(
        courseCode,
        dateText(startsAt, timeZone, locale),
        state !== 'published' && examStateLabels(locale)[state],
      ),
      path:
        role === 'admin'
          ? `/app/exam-management/${id}`
          : `/app/schedule${query({ date: localDay(timeZone, startsAt).date, session: id })}`,
      ...none,
    }),
    mitigation: ({ id, name, studentName, requestDate, status }: MitigationRow): SearchHit => ({
      kind: 'mitigation',
      id,
      title: name,
      detail: joined(
        role === 'admin' && studentName,
        dateText(requestDate, timeZone, locale),
        mitigationStatusLabels(locale)[status],
      ),
      path: `/app/mitigation${query({ request: id })}`,
      ...none,
    }),
    leave: ({ id, name, personName, firstDay, lastDay, status }: LeaveRow): SearchHit => ({
      kind: 'leave',
      id,
      title: name,
      detail: joined(
        role === 'admin' && personName,
        firstDay === lastDay
          ? dateWords(firstDay, locale)
          : m.days({ first: dateWords(firstDay, locale), last: dateWords(lastDay, locale) }),
        leaveStatusLabels(locale)[status],
      ),
      path: `${role === 'admin' ? '/app/admin-leave-requests' : '/app/leave-requests'}${query({ request: id })}`,
      ...none,
    }),
  }
}
