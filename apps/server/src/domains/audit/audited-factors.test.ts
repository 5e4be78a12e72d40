import { passkeys } from '@campanile/contract/accounts/passkeys.ts'
import { secondFactor } from '@campanile/contract/accounts/second-factor.ts'
import { testPassword } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { testApp } from '#testing/test-app.ts'
import { testAuthenticator } from '#testing/test-authenticator.ts'
import { expectAudited, type Scenarios } from './testing/audited.ts'
import { somebody, withApp, withPasskey } from './testing/somebody.ts'

const server = await startTestServer()
const { make } = server
const admin = await make.admin()
const at = await server.as(admin)

const scenarios: Scenarios = {
  async registerPasskey() {
    const { id, own } = await withPasskey(server)
    const attestation = testAuthenticator().create(await own.startPasskeyRegistration({}))
    const call = () => own.registerPasskey({ name: 'Phone', attestation })
    return { by: id, about: ['passkey'], after: { name: 'Phone' }, call }
  },
  async renamePasskey() {
    const { id, own, passkeyId } = await withPasskey(server)
    const call = () => own.renamePasskey({ passkeyId, name: 'Phone' })
    return { by: id, about: ['passkey'], before: { name: 'Laptop' }, after: { name: 'Phone' }, call }
  },
  async removePasskey() {
    const { id, own, passkeyId } = await withPasskey(server)
    return {
      by: id,
      about: ['passkey'],
      before: { name: 'Laptop' },
      call: () => own.removePasskey({ passkeyId }),
    }
  },
  async confirmWithPasskey() {
    const { id, own, device } = await withPasskey(server)
    const assertion = device.get(await own.startPasskeyConfirmation({}))
    return { by: id, about: ['session'], call: () => own.confirmWithPasskey({ assertion }) }
  },
  async confirmWithSecondFactor() {
    const { id, own, app } = await withApp(server)
    const call = () => own.confirmWithSecondFactor({ code: app.next() })
    return { by: id, about: ['session'], call }
  },
  async startSecondFactor() {
    const { id, own } = await somebody(server)
    return { by: id, about: ['second-factor'], call: () => own.startSecondFactor({}) }
  },
  async confirmSecondFactor() {
    const { id, own } = await somebody(server)
    const { secret } = await own.startSecondFactor({})
    const call = () => own.confirmSecondFactor({ code: testApp(server, secret).now() })
    return { by: id, about: ['second-factor'], before: { on: false }, after: { on: true }, call }
  },
  async renewRecoveryCodes() {
    const { id, own, app } = await withApp(server)
    const call = () => own.renewRecoveryCodes({ code: app.next() })
    return { by: id, about: ['recovery-codes'], call }
  },
  async disableSecondFactor() {
    const { id, own, app } = await withApp(server)
    const call = () => own.disableSecondFactor({ password: testPassword, code: app.next() })
    return { by: id, about: ['second-factor'], before: { on: true }, after: { on: false }, call }
  },
  async resetSecondFactor() {
    const { id: personId } = await withApp(server)
    await at.confirmPassword({ password: testPassword })
    const call = () => at.resetSecondFactor({ personId })
    return { by: admin.id, about: ['second-factor'], before: { on: true }, after: { on: false }, call }
  },
}

expectAudited(
  server,
  { ...passkeys, ...secondFactor },
  // They only prepare a change.
  { scenarios, elsewhere: ['startPasskeyRegistration', 'startPasskeyConfirmation'] },
)
