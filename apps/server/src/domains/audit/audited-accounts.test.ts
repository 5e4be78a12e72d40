import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { mySignIn } from '@campanile/contract/accounts/my-sign-in.ts'
import { identities } from '#domains/accounts/accounts.tables.ts'
import { testPassword } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { expectAudited, newPassword, type Scenarios } from './testing/audited.ts'
import { somebody, withApp, withPasskey } from './testing/somebody.ts'

const server = await startTestServer()
const { make, browser, platform, clock } = server
const at = await server.as(await make.admin())

const readToken = ({ link }: { link: string }) => link.split('#')[1] ?? ''

const scenarios: Scenarios = {
  async signIn() {
    const { id, email } = await make.student()
    return { by: id, about: ['session'], call: () => browser().signIn({ email, password: testPassword }) }
  },
  async signOut() {
    const { id } = await make.student()
    const own = await server.as({ id })
    return { by: id, about: ['session'], call: () => own.signOut({}) }
  },
  async confirmPassword() {
    const { id } = await make.student()
    const own = await server.as({ id })
    return { by: id, about: ['session'], call: () => own.confirmPassword({ password: testPassword }) }
  },
  async acceptInvitation() {
    const { id } = await make.student({ password: false })
    const token = readToken(await at.resendInvitation({ personId: id }))
    const call = () => browser().acceptInvitation({ token, password: newPassword })
    return { by: id, about: ['password', 'session'], call }
  },
  async completePasswordReset() {
    const { id } = await make.student()
    const token = readToken(await at.createPasswordResetLink({ personId: id }))
    const call = () => browser().completePasswordReset({ token, password: newPassword })
    return { by: id, about: ['password'], call }
  },
  async completeSignIn() {
    const { id, email, app } = await withApp(server)
    const half = browser()
    await half.signIn({ email, password: testPassword })
    return { by: id, about: ['session'], call: () => half.completeSignIn({ code: app.next() }) }
  },
  async signInWithPasskey() {
    const { id, device } = await withPasskey(server)
    const stranger = browser()
    const assertion = device.get(await stranger.startPasskeySignIn({}))
    return { by: id, about: ['session'], call: () => stranger.signInWithPasskey({ assertion }) }
  },
  async changePassword() {
    const { id } = await make.student()
    const own = await server.as({ id })
    const call = () => own.changePassword({ current: testPassword, password: newPassword })
    return { by: id, about: ['password', 'session'], call }
  },
  async endSignIn() {
    const { id } = await make.student()
    const own = await server.as({ id })
    await server.as({ id })
    const other = (await own.listSignIns({})).items.find(({ current }) => !current)
    return { by: id, about: ['session'], call: () => own.endSignIn({ signInId: other!.id }) }
  },
  async signOutEverywhere() {
    const { id } = await make.student()
    const own = await server.as({ id })
    return { by: id, about: ['session'], after: { all: true }, call: () => own.signOutEverywhere({}) }
  },
  async unlinkMyIdentity() {
    const { id, own } = await somebody(server)
    const issuer = 'https://accounts.google.com'
    const row = { issuer, subject: `subject of ${id}`, personId: id, linkedAt: clock.now() }
    await platform.db.insert(identities).values(row)
    const identityId = (await own.listMyIdentities({})).items[0]!.id
    const call = () => own.unlinkMyIdentity({ identityId })
    return { by: id, about: ['identity'], before: { issuer }, call }
  },
}

expectAudited(
  server,
  { ...accounts, ...mySignIn },
  {
    scenarios,
    // They use POST but change nothing. Set-up and emailed links have their own tests.
    elsewhere: [
      'readInvitation',
      'readPasswordReset',
      'completeSetup',
      'requestPasswordReset',
      'sendPasswordLink',
      'startPasskeySignIn',
    ],
  },
)
