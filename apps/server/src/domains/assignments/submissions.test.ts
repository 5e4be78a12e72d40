import { expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'
import { assignmentForm, classWith, handedIn, published, tenPercentADay } from './testing/assignments.ts'

const server = await startTestServer()
const { clock } = server

it('takes work until the due instant, that included, and late a millisecond after it', async () => {
  const { id: classId, lecturer, browsers, students } = await classWith(server, 2)
  const { id: assignmentId, dueAt } = await published(
    lecturer,
    assignmentForm(clock.now(), { classId, late: tenPercentADay }),
  )
  clock.forward({ minutes: 60 })
  expect(clock.now().toISOString()).toBe(dueAt)
  const onTime = await handedIn(browsers[0]!, assignmentId, { reason: 'not read' })
  expect(onTime.receipt).toMatchObject({ attempt: 1, lateSeconds: 0, penalty: '0.00', reason: null })
  expect(onTime.assignment.state).toBe('submitted')
  clock.forward({ seconds: 0.001 })
  const late = await handedIn(browsers[1]!, assignmentId, { reason: 'The bus was late' })
  expect(late.receipt).toMatchObject({ lateSeconds: 1, penalty: '10.00', reason: 'The bus was late' })
  expect(late.assignment.state).toBe('late')
  const rows = await lecturer.listSubmissions({ assignmentId })
  expect(rows.counts).toMatchObject({ enrolled: 2, submitted: 2, late: 1, toMark: 2 })
  expect(new Map(rows.items.map((it) => [it.studentId, it.handedIn]))).toEqual(
    new Map([
      [students[0]!.id, 'submitted'],
      [students[1]!.id, 'late'],
    ]),
  )
})
