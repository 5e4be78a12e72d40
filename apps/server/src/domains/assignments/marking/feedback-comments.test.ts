import { maxFeedbackComments } from '@campanile/contract/assignments/feedback-comments.ts'
import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { feedbackComments } from '../marking.tables.ts'

const server = await startTestServer()
const { make, as, clock, platform } = server

it('belongs to one person: added once, listed newest first, deleted', async () => {
  const [ada, ben] = await Promise.all([as(await make.lecturer()), as(await make.lecturer())])
  const [first, second] = [newId(), newId()]
  const add = () => ada.addFeedbackComment({ commentId: first, text: 'Name your sources.' })
  await Promise.all([add(), add()])
  clock.forward({ seconds: 1 })
  await ada.addFeedbackComment({ commentId: second, text: 'Well argued.' })
  const texts = async (who = ada) => (await who.listFeedbackComments({})).items.map(({ text }) => text)
  expect(await texts()).toEqual(['Well argued.', 'Name your sources.'])
  expect(await texts(ben)).toEqual([])
  expect(await refusal(ben.deleteFeedbackComment({ commentId: first }))).toBe('not-found')
  expect(await refusal(ben.addFeedbackComment({ commentId: first, text: 'Mine' }))).toBe('not-found')
  expect((await ada.deleteFeedbackComment({ commentId: second })).items).toHaveLength(1)
  expect(await refusal(ada.deleteFeedbackComment({ commentId: second }))).toBe('not-found')
  expect(await refusal((await as(await make.student())).listFeedbackComments({}))).toBe('forbidden')
})

it('has a limit', async () => {
  const lecturer = await make.lecturer()
  const ada = await as(lecturer)
  const row = { personId: lecturer.id, text: 'Well argued.', createdAt: clock.now() }
  const rows = Array.from({ length: maxFeedbackComments }, () => ({ ...row, id: newId() }))
  await platform.db.insert(feedbackComments).values(rows)
  expect(await refusal(ada.addFeedbackComment({ commentId: newId(), text: 'One more' }))).toBe(
    'too-many-comments',
  )
  expect(await refusal(ada.addFeedbackComment({ commentId: newId(), text: 'x'.repeat(2001) }))).toBe(
    'invalid-input',
  )
})
