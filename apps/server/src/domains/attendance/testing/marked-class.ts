import type { TestPerson } from '#testing/factories.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'

/**
 * Records the attendance of two students in their own class: present and absent two days ago, late and
 * excused today.
 */
export async function markedClass(
  { make }: Pick<TestServer, 'make'>,
  lecturer: { person: TestPerson; browser: TestBrowser },
  names: readonly [string, string],
) {
  const students = [
    await make.student({ firstName: names[0] }),
    await make.student({ firstName: names[1] }),
  ] as const
  const taught = await make.class([lecturer.person], [...students])
  const first = await make.session(taught.id, { startsInMinutes: -2 * 1440 })
  const second = await make.session(taught.id, { startsInMinutes: -100 })
  for (const [sessionId, statuses] of [
    [first.id, ['present', 'absent']],
    [second.id, ['late', 'excused']],
  ] as const) {
    for (const [seat, status] of statuses.entries())
      await lecturer.browser.markAttendance({ sessionId, studentId: students[seat]!.id, status })
  }
  return { students, first, second, ...taught }
}
