import type { Transaction } from '#db/database.ts'
import type { Message } from '#domains/notifications/message.ts'
import { type Notice, notifyEach } from '#domains/notifications/notifications.service.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { isBeingPlanned } from '#domains/timetable/timetable-notifications.ts'
import { type Clock, localDay } from '#platform/clock.ts'
import { groupRows } from '#platform/grouped.ts'
import { listWords } from '#platform/locale.ts'
import { listNoticedClasses, type NoticedClass } from './class-notices.repo.ts'
import { type ClassMember, type MemberChanges, netChanges, sharedClasses } from './class-notices.rules.ts'
import { classNotices } from './notices.messages.ts'

const noChanges: MemberChanges = { joined: [], left: [] }

interface PeopleChanges {
  students?: MemberChanges
  lecturers?: MemberChanges
  /** The batch that students joined or left, if that is why their classes changed. */
  batch?: { joined?: string; left?: string }
  /** The admin's reason for the change. */
  reason?: string | undefined
  /** How the change was made. */
  via?: 'screen' | 'import' | 'rollback'
  /** People whose account the same change created. They find their classes when they first sign in. */
  newcomers?: ReadonlySet<string>
}

interface Author {
  clock: Clock
  actor: { id: string }
}

/**
 * Notifies students and lecturers of the classes that they joined or left, and students of a new lecturer. Nobody
 * is notified of classes in a term that is over or still being planned.
 */
export async function notifyOfClassPeople(
  { clock, actor }: Author,
  tx: Transaction,
  changes: PeopleChanges,
): Promise<void> {
  const { students = noChanges, lecturers = noChanges, batch = {}, reason, newcomers } = changes
  const { via = 'screen' } = changes
  const [ofStudents, ofLecturers] = [netChanges(students), netChanges(lecturers)]
  const changed = [ofStudents.joined, ofStudents.left, ofLecturers.joined, ofLecturers.left].flat()
  if (changed.length === 0) return
  const now = clock.now()
  const { timeZone } = await currentInstitution(tx)
  const { date: today } = localDay(timeZone, now)
  const found = await listNoticedClasses(tx.db, {
    classIds: distinctClasses(changed),
    retaughtIds: distinctClasses(ofLecturers.joined),
  })
  const currentClasses = new Map(
    found
      .filter((it) => it.lastDay >= today && !isBeingPlanned(it, now, timeZone))
      .map((it) => [it.id, it] as const),
  )
  if (currentClasses.size === 0) return
  const name = await readFullName(tx.db, actor.id)
  const isConcerned = ({ classId, personId }: ClassMember) =>
    currentClasses.has(classId) && !newcomers?.has(personId)
  const about = (members: readonly ClassMember[], words: Words) =>
    sharedClasses(members.filter(isConcerned)).map(
      ({ classIds, personIds }): Notice => ({
        personIds,
        message: classNotice(
          classIds.map((id) => currentClasses.get(id)!),
          words,
          { reason },
        ),
      }),
    )
  await notifyEach(tx, now, [
    ...about(ofStudents.joined, ({ m, count, classes }) => ({
      title: m.enrolled({ count }),
      message: batch.joined
        ? m.enrolledByBatch({ name, batch: batch.joined, classes })
        : m.enrolledBy({ name, classes, via }),
    })),
    ...about(ofStudents.left, ({ m, count, classes }) => ({
      title: m.removed({ count }),
      message: batch.left
        ? m.removedByBatch({ name, batch: batch.left, classes })
        : m.removedBy({ name, classes, via }),
    })),
    ...about(ofLecturers.joined, ({ m, count, classes }) => ({
      title: m.classAssigned({ count }),
      message: m.lecturerAddedBy({ name, classes, via }),
    })),
    ...about(ofLecturers.left, ({ m, count, classes }) => ({
      title: m.classReleased({ count }),
      message: m.lecturerRemovedBy({ name, classes, via }),
    })),
    ...newLecturerNotices([...currentClasses.values()], {
      students: ofStudents,
      lecturers: ofLecturers,
      newcomers,
    }),
  ])
}

const distinctClasses = (members: readonly ClassMember[]) => [
  ...new Set(members.map(({ classId }) => classId)),
]

type Words = (facts: {
  m: ReturnType<typeof classNotices>
  count: number
  classes: string
  locale: string
}) => Pick<Message, 'title' | 'message'>

/** The most classes that one notice names. */
const maxNamed = 6

const classNotice =
  (
    classes: readonly NoticedClass[],
    words: Words,
    { priority = 'high', reason }: { priority?: Message['priority']; reason?: string | undefined } = {},
  ) =>
  (locale: string): Message => {
    const m = classNotices(locale)
    const named = classes.slice(0, maxNamed).map((it) => m.classNamed(it))
    const more = classes.length - named.length
    const list =
      more > 0 ? m.moreClasses({ classes: named.join(', '), count: more }) : listWords(named, locale)
    const { title, message } = words({ m, count: classes.length, classes: list, locale })
    return {
      kind: 'timetable',
      type: 'info',
      title,
      message: reason ? `${message} ${reasonWords(reason, locale)}` : message,
      priority,
      navigationPath: '/app/schedule',
    }
  }

/** Students who join or leave at the same time learn about their class from their own notice. */
function newLecturerNotices(
  currentClasses: readonly NoticedClass[],
  {
    students,
    lecturers,
    newcomers,
  }: {
    students: MemberChanges
    lecturers: MemberChanges
    newcomers: ReadonlySet<string> | undefined
  },
): Notice[] {
  const retaught = new Set(distinctClasses(lecturers.joined))
  const joined = groupRows(students.joined, ({ classId }) => classId)
  return currentClasses
    .filter(({ id }) => retaught.has(id))
    .map((it) => {
      const joining = new Set(joined.get(it.id)?.map(({ personId }) => personId))
      return {
        personIds: it.studentIds.filter((id) => !joining.has(id) && !newcomers?.has(id)),
        message: classNotice(
          [it],
          ({ m, classes, locale }) => ({
            title: m.newLecturer(),
            message: m.nowTaughtBy({ classes, lecturers: listWords(it.lecturers, locale) }),
          }),
          { priority: 'medium' },
        ),
      }
    })
    .filter(({ personIds }) => personIds.length > 0)
}
