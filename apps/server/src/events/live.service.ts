import { live } from '@campanile/contract/live.ts'
import { handle } from '#http/handle.ts'

/** Streams the events that concern the signed-in person. The server decides which ones those are. */
export const streamEvents = handle(live.streamEvents, async ({ actor, hub }, { since }) => (sink) => {
  const { id: personId, role, sessionId, mustSetUpSecondFactor = false } = actor
  const leave = hub.add({ personId, role, sessionId, mayRead: !mustSetUpSecondFactor, ...sink }, since)
  sink.onClose(leave)
})
