import { submitMitigationInput } from '@campanile/contract/mitigation/mitigation.ts'
import { expect, test } from 'vitest'
import { emptyRequest, mitigationFormInput, requestForm } from './requestForm.ts'

const filled = {
  ...emptyRequest,
  title: ' Flu ',
  courseCode: 'CS304',
  description: 'In bed',
  reason: 'Illness',
}

test('title, course code, description and reason are required; blanks do not count', () => {
  const { error } = requestForm.safeParse({ ...emptyRequest, title: '   ' })
  const wrong = error?.issues.map(({ path, message }) => [path[0], message])
  expect(wrong).toEqual([
    ['title', 'Give your request a title'],
    ['courseCode', 'Enter the course code'],
    ['description', 'Describe what happened'],
    ['reason', 'Give your reason'],
  ])
})

test('the server accepts a form with only the required fields', () => {
  const input = mitigationFormInput(crypto.randomUUID(), requestForm.parse(filled))
  expect(submitMitigationInput.parse(input)).toMatchObject({
    title: 'Flu',
    assignmentName: null,
    originalDueDate: null,
    classId: null,
    assignmentId: null,
    requestedExtension: 1,
    sessionIds: [],
  })
})

test('days outside the list and more sessions than may be excused are refused', () => {
  expect(requestForm.safeParse({ ...filled, requestedExtension: 8 }).success).toBe(false)
  const sessionIds = Array.from({ length: 21 }, (_, index) => String(index))
  expect(requestForm.safeParse({ ...filled, sessionIds }).error?.issues[0]?.message).toBe(
    'Select at most 20 sessions',
  )
})
