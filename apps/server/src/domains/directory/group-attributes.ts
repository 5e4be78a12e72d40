export type GroupFilter = 'id' | 'displayName' | 'externalId' | 'members.value'

/** The attributes that batches can be found by. The database has an index for each. */
export const groupFilters: ReadonlyMap<string, GroupFilter> = new Map([
  ['id', 'id'],
  ['displayname', 'displayName'],
  ['externalid', 'externalId'],
  ['members', 'members.value'],
  ['members.value', 'members.value'],
])
