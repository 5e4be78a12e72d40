import { webhooks as contract } from '@campanile/contract/webhooks/webhooks.ts'
import { describe } from 'vitest'
import { expectAudited, type Scenarios } from '#domains/audit/testing/audited.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { openReceiver } from './testing/receiver.ts'

const receiver = await openReceiver({})
const server = await startTestServer({ WEBHOOK_ALLOW_ORIGINS: receiver.origin })
const { make } = server
let serial = 0

const add = (by: TestBrowser) =>
  by.createWebhook({
    name: `Hook ${++serial}`,
    url: `${receiver.origin}/`,
    events: ['campanile.term.changed'],
    isOn: true,
  })

const about = ['webhook']
const withHook = async () => {
  const { id } = await make.admin()
  const browser = await server.as({ id })
  const { webhook } = await add(browser)
  return { by: id, browser, webhook }
}

const scenarios: Scenarios = {
  createWebhook: async () => {
    const { id: by } = await make.admin()
    const browser = await server.as({ id: by })
    return { call: () => add(browser), by, about }
  },
  updateWebhook: async () => {
    const { by, browser, webhook } = await withHook()
    const { id: webhookId, version, name, url, events } = webhook
    const call = () => browser.updateWebhook({ webhookId, version, name, url, events, isOn: false })
    return { call, by, about, before: { isOn: true }, after: { isOn: false } }
  },
  removeWebhook: async () => {
    const { by, browser, webhook } = await withHook()
    const call = () => browser.removeWebhook({ webhookId: webhook.id })
    return { call, by, about, before: { name: webhook.name } }
  },
  renewWebhookSecret: async () => {
    const { by, browser, webhook } = await withHook()
    return { call: () => browser.renewWebhookSecret({ webhookId: webhook.id }), by, about }
  },
  testWebhook: async () => {
    const { by, browser, webhook } = await withHook()
    return { call: () => browser.testWebhook({ webhookId: webhook.id }), by, about }
  },
  replayWebhookDelivery: async () => {
    const { by, browser, webhook } = await withHook()
    await browser.createTerm({
      name: `Term ${++serial}`,
      firstDay: '2027-01-11',
      lastDay: '2027-04-02',
      holidays: [],
    })
    const { items } = await browser.listWebhookDeliveries({ webhookId: webhook.id })
    const deliveryId = items[0]!.id
    return { call: () => browser.replayWebhookDelivery({ deliveryId }), by, about }
  },
}

describe('the audit log', () => expectAudited(server, contract, { scenarios }))
