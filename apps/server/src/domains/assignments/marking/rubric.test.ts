import type { RubricCriterion } from '@campanile/contract/assignments/rubric.ts'
import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { assignmentForm, makeClassOfStudents, makeSubmission, published } from '../testing/assignments.ts'

const server = await startTestServer()
const { clock } = server

const criterion = (title: string, ...points: string[]): RubricCriterion => ({
  id: newId(),
  title,
  levels: points.map((it) => ({ id: newId(), title: `${it} points`, description: null, points: it })),
})
const choose = (criteria: readonly RubricCriterion[], ...levels: number[]) =>
  levels.map((level, index) => ({
    criterionId: criteria[index]!.id,
    levelId: criteria[index]!.levels[level]!.id,
  }))

async function withRubric() {
  const taught = await makeClassOfStudents(server)
  const { id: assignmentId } = await published(
    taught.lecturer,
    assignmentForm(clock.now(), { classId: taught.id }),
  )
  const criteria = [criterion('Argument', '0', '40', '60'), criterion('Sources', '10', '40')]
  const { version } = await taught.lecturer.readRubric({ assignmentId })
  const rubric = await taught.lecturer.saveRubric({ assignmentId, version, criteria })
  return { ...taught, assignmentId, criteria, rubric, of: { assignmentId, studentId: taught.studentId } }
}

it('is saved by people who run the class, based on the version that they saw', async () => {
  const { lecturer, student, assignmentId, criteria, rubric } = await withRubric()
  expect(rubric).toMatchObject({ total: '100', maxMark: '100', can: { edit: true } })
  const stale = lecturer.saveRubric({ assignmentId, version: rubric.version - 1, criteria: [] })
  expect(await refusal(stale)).toBe('edit-conflict')
  const other = await makeClassOfStudents(server)
  expect(await refusal(other.lecturer.readRubric({ assignmentId }))).toBe('not-found')
  expect(await refusal(other.lecturer.saveRubric({ assignmentId, version: 0, criteria }))).toBe('not-found')
  expect(await refusal(student.readRubric({ assignmentId }))).toBe('forbidden')
})

it('never exceeds the maximum mark, whether the rubric or the maximum changes', async () => {
  const { lecturer, assignmentId, rubric } = await withRubric()
  const tooMuch = [criterion('Argument', '0', '100.5')]
  const save = lecturer.saveRubric({ assignmentId, version: rubric.version, criteria: tooMuch })
  expect(await refusal(save)).toBe('invalid-input')
  const { version, ...it } = await lecturer.readAssignment({ assignmentId })
  await expect(
    lecturer.updateAssignment({ ...it, assignmentId, version, maxMark: '99' }),
  ).rejects.toMatchObject({ fields: { maxMark: 'The rubric adds up to 100' } })
})

it('adds up to the mark, which the student sees criterion by criterion once it is returned', async () => {
  const { lecturer, student, assignmentId, criteria, of } = await withRubric()
  await makeSubmission(student, assignmentId)
  const save = async (levels: number[], mark: string | null) => {
    const { version } = await lecturer.readSubmission(of)
    return lecturer.markSubmission({
      ...of,
      version,
      markState: mark === null ? null : 'marked',
      mark,
      feedback: null,
      rubric: choose(criteria, ...levels),
    })
  }
  expect((await save([1], null)).rubric?.choices).toHaveLength(1)
  expect(await refusal(save([1], '40'))).toBe('invalid-input')
  expect(await refusal(save([1, 1], '79'))).toBe('invalid-input')
  expect(await save([1, 1], '80')).toMatchObject({ mark: '80' })
  expect(JSON.stringify(await student.readMyAssignment({ assignmentId }))).not.toContain('Sources')
  await lecturer.returnSubmission(of)
  const { returned } = await student.readMyAssignment({ assignmentId })
  expect(returned?.rubric.map(({ criterion: name, points, of: most }) => [name, points, most])).toEqual([
    ['Argument', '40', '60'],
    ['Sources', '40', '40'],
  ])
})

it('stays as it is once work is marked', async () => {
  const { lecturer, assignmentId, criteria, of } = await withRubric()
  await lecturer.markSubmission({
    ...of,
    version: 0,
    markState: 'marked',
    mark: '10',
    feedback: null,
    rubric: choose(criteria, 0, 0),
  })
  const { version, can } = await lecturer.readRubric({ assignmentId })
  expect(can.edit).toBe(false)
  expect(await refusal(lecturer.saveRubric({ assignmentId, version, criteria: [] }))).toBe('forbidden')
})

it('refuses levels that it does not have', async () => {
  const { lecturer, criteria, of } = await withRubric()
  const mark = (rubric: { criterionId: string; levelId: string }[]) =>
    lecturer.markSubmission({ ...of, version: 0, markState: 'marked', mark: '10', feedback: null, rubric })
  const [first, second] = choose(criteria, 0, 0)
  expect(await refusal(mark([first!, { ...second!, levelId: first!.levelId }]))).toBe('invalid-input')
  expect(await refusal(mark([first!, { ...second!, criterionId: newId() }]))).toBe('invalid-input')
  const twice = await refusal(mark([first!, { ...first!, levelId: criteria[0]!.levels[1]!.id }]))
  expect(twice).toBe('invalid-input')
})

it('is copied with its assignment, with the weight and the late policy', async () => {
  const { lecturer, id: classId, assignmentId, criteria } = await withRubric()
  const copyId = newId()
  const { opensAt, dueAt } = assignmentForm(clock.now(), { classId })
  const copy = await lecturer.duplicateAssignment({ assignmentId, copyId, classId, opensAt, dueAt })
  expect(copy).toMatchObject({ state: 'draft', weight: '20', maxMark: '100' })
  expect((await lecturer.readRubric({ assignmentId: copyId })).criteria).toEqual(criteria)
})
