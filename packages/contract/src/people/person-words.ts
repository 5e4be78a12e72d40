// Free of zod: the screens show these words.
import type { PersonStatus } from './people.ts'

export const personStatusWords: Record<PersonStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  left: 'Left',
  disabled: 'Disabled',
  archived: 'Archived',
}
