import type { live } from '@campanile/contract/live.ts'
import type { Routes } from '#http/routes.ts'
import type { Hub } from './hub.ts'

/** The stream of what concerns the signed-in person; what to hear is the server's decision. */
export const liveRoutes = (hub: Hub): Routes<typeof live> => ({
  streamEvents:
    async ({ actor }) =>
    (sink) => {
      const leave = hub.add({ personId: actor.id, role: actor.role, sessionId: actor.sessionId, ...sink })
      sink.onClose(leave)
    },
})
