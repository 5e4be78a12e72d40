import { expect, it } from 'vitest'
import { followRequest, isOwnRequest, requestsAnswered } from './ownRequests.ts'

it('knows a request by its response, which may arrive after the announcement', async () => {
  let answer: (id: string) => void = () => undefined
  followRequest(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  let isAnswered = false
  const waiting = requestsAnswered().then(() => {
    isAnswered = true
  })
  await Promise.resolve()
  expect([isOwnRequest('mine'), isAnswered]).toEqual([false, false])
  answer('mine')
  await waiting
  expect(isOwnRequest('mine')).toBe(true)
  expect(isOwnRequest('another')).toBe(false)
})

it('does not wait for a failed request, or without a request', async () => {
  followRequest(Promise.reject(new Error('no response')))
  await requestsAnswered()
  await requestsAnswered()
  expect(isOwnRequest(undefined)).toBe(false)
})
