import type { DisplayTarget } from '@campanile/contract/displays/displays.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'

/** A browser paired as a display by a person who is signed in elsewhere. */
export async function pairedDisplay(
  server: Pick<TestServer, 'browser'>,
  by: TestBrowser,
  target: DisplayTarget,
  name = 'Main entrance',
) {
  const display = server.browser()
  const { code } = await display.startPairing({})
  const { id } = await by.pairDisplay({ code, name, target })
  const { state } = await display.collectPairing({})
  if (state !== 'paired') throw new Error(`the display is ${state}`)
  return Object.assign(display, { displayId: id })
}

/** The kiosk of a session with open check-in, paired by an admin who first turns kiosks on. */
export async function pairedKiosk(server: TestServer, admin: TestBrowser) {
  const { version, values } = await admin.readSettings({})
  await admin.updateSettings({ version, values: { ...values, faces: { ...values.faces, kiosk: true } } })
  const taught = await server.make.class([await server.make.lecturer()], [await server.make.student()])
  const { id: sessionId } = await server.make.session(taught.id)
  await admin.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
  return pairedDisplay(server, admin, { purpose: 'kiosk', sessionId })
}
