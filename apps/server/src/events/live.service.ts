import { live } from '@campanile/contract/live.ts'
import { handle } from '#http/handle.ts'

/** Streams the events that concern the signed-in person. The server decides which ones those are. */
export const streamEvents = handle(live.streamEvents, async ({ actor, hub }) => (sink) => {
  const leave = hub.add({ personId: actor.id, role: actor.role, sessionId: actor.sessionId, ...sink })
  sink.onClose(leave)
})
