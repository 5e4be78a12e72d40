import { requireFound } from '#http/app-error.ts'
import type { ScimAnswer, ScimContext, ScimRequest, ScimRoute } from '#http/scim/scim-route.ts'
import * as groups from './directory-groups.service.ts'
import * as users from './directory-users.service.ts'
import { listResponse } from './page.rules.ts'
import { resourceTypes, scimSchemas, serviceProviderConfig } from './scim-schemas.ts'

type List = (base: string) => readonly { id: string }[]

const whole =
  (list: List) =>
  ({ base }: ScimContext): ScimAnswer => ({ body: listResponse(list(base), list(base).length) })

const one =
  (list: List) =>
  ({ base }: ScimContext, { id }: ScimRequest): ScimAnswer => ({
    body: requireFound(list(base).find((it) => it.id.toLowerCase() === id.toLowerCase())),
  })

const reading = { method: 'GET', scope: 'directory:read' } as const
const changing = { scope: 'directory:change' } as const
const description = { ...reading, performs: [] }
const createOrEnable = ['createPerson', 'updatePerson', 'enablePerson'] as const
const changePerson = ['updatePerson', 'disablePerson', 'enablePerson'] as const
const refused = { ...changing, performs: [], answer: groups.refuseGroupChange } as const

/** The requests of SCIM, with the scope that each needs and the operations whose access rules apply. */
export const scimRoutes: readonly ScimRoute[] = [
  {
    ...description,
    path: '/ServiceProviderConfig',
    answer: ({ base }) => ({ body: serviceProviderConfig(base, users.mostUsers) }),
  },
  { ...description, path: '/ResourceTypes', answer: whole(resourceTypes) },
  { ...description, path: '/ResourceTypes/:id', answer: one(resourceTypes) },
  { ...description, path: '/Schemas', answer: whole(scimSchemas) },
  { ...description, path: '/Schemas/:id', answer: one(scimSchemas) },
  { ...reading, path: '/Users', performs: ['listPeople'], answer: users.listUsers },
  { ...reading, path: '/Users/:id', performs: ['readPerson'], answer: users.readUser },
  { ...changing, method: 'POST', path: '/Users', performs: createOrEnable, answer: users.createUser },
  { ...changing, method: 'PUT', path: '/Users/:id', performs: changePerson, answer: users.replaceUser },
  { ...changing, method: 'PATCH', path: '/Users/:id', performs: changePerson, answer: users.patchUser },
  {
    ...changing,
    method: 'DELETE',
    path: '/Users/:id',
    performs: ['disablePerson'],
    answer: users.deleteUser,
  },
  { ...reading, path: '/Groups', performs: ['listBatches', 'listBatchMembers'], answer: groups.listGroups },
  { ...reading, path: '/Groups/:id', performs: ['readBatch', 'listBatchMembers'], answer: groups.readGroup },
  {
    ...changing,
    method: 'PATCH',
    path: '/Groups/:id',
    performs: ['addBatchMembers', 'removeBatchMember', 'updateBatch'],
    answer: groups.patchGroup,
  },
  { ...refused, method: 'POST', path: '/Groups' },
  { ...refused, method: 'PUT', path: '/Groups/:id' },
  { ...refused, method: 'DELETE', path: '/Groups/:id' },
]
