import { live } from '@campanile/contract/live.ts'
import { handle } from '#http/handle.ts'

/** The stream of what concerns the signed-in person; the server decides what they hear. */
export const streamEvents = handle(live.streamEvents, async ({ actor, hub }) => (sink) => {
  const leave = hub.add({ personId: actor.id, role: actor.role, sessionId: actor.sessionId, ...sink })
  sink.onClose(leave)
})
