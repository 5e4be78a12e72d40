import type { people } from '@campanile/contract/people.ts'
import type { Routes } from '#http/routes.ts'
import {
  createPasswordResetLink,
  createPerson,
  listPeople,
  readPerson,
  resendInvitation,
  updatePerson,
} from './people.service.ts'
import { exportPeople } from './people-export.service.ts'
import {
  readPersonPhoto,
  removeMyPhoto,
  removePersonPhoto,
  replaceMyPhoto,
  replacePersonPhoto,
} from './people-photo.service.ts'
import { archivePerson, disablePerson, enablePerson, signPersonOut } from './people-status.service.ts'
import { vouchForAdmin } from './people-vouching.service.ts'

export const peopleRoutes: Routes<typeof people> = {
  listPeople,
  exportPeople,
  readPerson,
  createPerson,
  updatePerson,
  disablePerson,
  signPersonOut,
  enablePerson,
  archivePerson,
  resendInvitation,
  createPasswordResetLink,
  vouchForAdmin,
  replacePersonPhoto,
  removePersonPhoto,
  replaceMyPhoto,
  removeMyPhoto,
  readPersonPhoto,
}
