import type { LiveEvent } from '@campanile/contract/live.ts'
import type { Role } from '@campanile/contract/roles.ts'

/** A live event and who receives it: these people, and everyone with this role. */
export interface Announcement {
  event: LiveEvent
  people?: readonly string[]
  role?: Role
}
