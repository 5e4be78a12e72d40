import { push } from '@campanile/contract/notifications/push.ts'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { refreshAddress, renewalOf } from './renewal.ts'

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const fresh = { toJSON: () => ({ endpoint: 'https://push.example.com/new', keys }) }

it('uses the path of the contract', () => {
  expect(refreshAddress).toEqual({ method: push.refreshPush.method, path: `/api${push.refreshPush.path}` })
})

it('names the old endpoint and the new subscription', () => {
  const request = renewalOf({ endpoint: 'https://push.example.com/old' }, fresh)
  const input = z.parse(push.refreshPush.input, JSON.parse(String(request?.body)))
  expect(input).toEqual({
    oldEndpoint: 'https://push.example.com/old',
    subscription: { endpoint: 'https://push.example.com/new', keys },
  })
})

it('sends nothing if the browser does not know its old subscription or has no keys', () => {
  expect(renewalOf(null, fresh)).toBeUndefined()
  expect(renewalOf({ endpoint: 'https://push.example.com/old' }, { toJSON: () => ({}) })).toBeUndefined()
})
