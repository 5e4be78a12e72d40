import type { OperationInput } from '@campanile/contract/operation.ts'
import { type people, personSorts, personStatuses } from '@campanile/contract/people/people.ts'
import { roles } from '@campanile/contract/roles.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'

type PeopleQuery = OperationInput<typeof people.listPeople>

export const peopleShape = {
  filters: ['role', 'status', 'face', 'batchId', 'programmeId', 'departmentId'],
  sort: 'name',
}

export const faceFilters = ['registered', 'missing', 'in-review'] as const

/** The query for the server. Invalid parameters of an old or mistyped link are ignored. */
export function peopleQuery({ page, search, sort, filters }: ListView) {
  return {
    ...withinLimits({ page, search }),
    sort: oneOf(personSorts, sort) ?? 'name',
    role: oneOf(roles, filters.role),
    status: oneOf(personStatuses, filters.status),
    face: oneOf(faceFilters, filters.face),
    batchId: asId(filters.batchId),
    programmeId: asId(filters.programmeId),
    departmentId: asId(filters.departmentId),
  } satisfies PeopleQuery
}

/** The same people, regardless of page. */
export const chosenPeople = ({ page: _, ...chosen }: ReturnType<typeof peopleQuery>) => chosen
