import type { Transaction } from '#db/database.ts'
import type { Message } from '#domains/notifications/message.ts'
import { type Notice, notifyEach } from '#domains/notifications/notifications.service.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { isBeingPlanned } from '#domains/timetable/timetable-notifications.ts'
import type { SignedIn } from '#http/context.ts'
import { dayIn } from '#platform/clock.ts'
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
}

/**
 * Notifies students and lecturers of the classes that they joined or left, and students of a new lecturer. Nobody
 * is notified of classes in a term that is over or still being planned.
 */
export async function notifyOfClassPeople(
  ctx: Pick<SignedIn, 'actor' | 'clock'>,
  tx: Transaction,
  { students = noChanges, lecturers = noChanges, batch = {} }: PeopleChanges,
): Promise<void> {
  const [ofStudents, ofLecturers] = [netChanges(students), netChanges(lecturers)]
  const changed = [ofStudents.joined, ofStudents.left, ofLecturers.joined, ofLecturers.left].flat()
  if (changed.length === 0) return
  const now = ctx.clock.now()
  const { timeZone } = await currentInstitution(tx)
  const { date: today } = dayIn(timeZone, now)
  const noticed = (
    await listNoticedClasses(tx.db, [...new Set(changed.map(({ classId }) => classId))])
  ).filter((it) => it.lastDay >= today && !isBeingPlanned(it, now, timeZone))
  if (noticed.length === 0) return
  const { firstName, lastName } = await personOrNotFound(tx.db, ctx.actor.id)
  const name = `${firstName} ${lastName}`
  const about = (members: readonly ClassMember[], words: Words) =>
    sharedClasses(members.filter(({ classId }) => noticed.some(({ id }) => id === classId))).map(
      ({ classIds, personIds }): Notice => ({
        personIds,
        message: noticeOf(
          noticed.filter(({ id }) => classIds.includes(id)),
          words,
        ),
      }),
    )
  await notifyEach(tx, now, [
    ...about(ofStudents.joined, ({ m, count, classes }) => ({
      title: m.enrolled({ count }),
      message: batch.joined
        ? m.enrolledByBatch({ name, batch: batch.joined, classes })
        : m.enrolledBy({ name, classes }),
    })),
    ...about(ofStudents.left, ({ m, count, classes }) => ({
      title: m.removed({ count }),
      message: batch.left
        ? m.removedByBatch({ name, batch: batch.left, classes })
        : m.removedBy({ name, classes }),
    })),
    ...about(ofLecturers.joined, ({ m, count, classes }) => ({
      title: m.classAssigned({ count }),
      message: m.lecturerAddedBy({ name, classes }),
    })),
    ...about(ofLecturers.left, ({ m, count, classes }) => ({
      title: m.classReleased({ count }),
      message: m.lecturerRemovedBy({ name, classes }),
    })),
    ...newLecturerNotices(noticed, ofStudents, ofLecturers),
  ])
}

type Words = (facts: {
  m: ReturnType<typeof classNotices>
  count: number
  classes: string
  locale: string
}) => Pick<Message, 'title' | 'message'>

/** The most classes that one notice names. */
const maxNamed = 6

const noticeOf =
  (classes: readonly NoticedClass[], words: Words, priority: Message['priority'] = 'high') =>
  (locale: string): Message => {
    const m = classNotices(locale)
    const named = classes.slice(0, maxNamed).map((it) => m.classNamed(it))
    const more = classes.length - named.length
    const list =
      more > 0 ? m.moreClasses({ classes: named.join(', '), count: more }) : listWords(named, locale)
    return {
      kind: 'timetable',
      type: 'info',
      ...words({ m, count: classes.length, classes: list, locale }),
      priority,
      navigationPath: '/app/schedule',
    }
  }

/** Students who join or leave at the same time learn about their class from their own notice. */
function newLecturerNotices(
  noticed: readonly NoticedClass[],
  students: MemberChanges,
  lecturers: MemberChanges,
): Notice[] {
  return noticed
    .filter(({ id }) => lecturers.joined.some(({ classId }) => classId === id))
    .map((it) => {
      const joined = new Set(
        students.joined.filter(({ classId }) => classId === it.id).map(({ personId }) => personId),
      )
      return {
        personIds: it.studentIds.filter((id) => !joined.has(id)),
        message: noticeOf(
          [it],
          ({ m, classes, locale }) => ({
            title: m.newLecturer(),
            message: m.nowTaughtBy({ classes, lecturers: listWords(it.lecturers, locale) }),
          }),
          'medium',
        ),
      }
    })
    .filter(({ personIds }) => personIds.length > 0)
}
