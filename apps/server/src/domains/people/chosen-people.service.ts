import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { people } from '@campanile/contract/people/people.ts'
import type { Database } from '#db/database.ts'
import { listPersonIds } from './people.repo.ts'

export type PeopleFilter = Omit<ParsedInput<typeof people.listPeople>, 'page' | 'pageSize' | 'sort'>

/** The ids of everyone who matches the filters of the list of people. Only for admins, who see all of them. */
export const chosenPersonIds = (db: Database, filter: PeopleFilter, now: Date): Promise<string[]> =>
  listPersonIds(db, { ...filter, sort: 'name' }, now)
