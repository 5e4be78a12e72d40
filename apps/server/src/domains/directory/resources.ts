import { createHash } from 'node:crypto'
import type { GroupRow, MemberRow } from './directory-groups.repo.ts'
import type { UserRow } from './directory-users.repo.ts'
import { enterpriseSchema, groupSchema, userSchema } from './schema-names.ts'

const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10)

/** Changes whenever something changes that a directory can change. */
export const userVersion = ({ version, externalId }: UserRow): string =>
  externalId === null ? String(version) : `${version}-${short(externalId)}`

export const groupVersion = ({ version, externalId, membersDigest }: GroupRow): string =>
  `${version}-${short(JSON.stringify([externalId, membersDigest]))}`

const resourceMeta = (
  base: string,
  resourceType: 'User' | 'Group',
  { id, createdAt, updatedAt }: { id: string; createdAt: Date; updatedAt: Date },
  version: string,
) => ({
  resourceType,
  created: createdAt.toISOString(),
  lastModified: updatedAt.toISOString(),
  location: `${base}/${resourceType}s/${id}`,
  version: `W/"${version}"`,
})

/** A person as SCIM’s user. */
export function userResource(row: UserRow, base: string) {
  const { id, externalId, email, firstName, lastName, role, number, phone, batch, department } = row
  const name = `${firstName} ${lastName}`
  const enterprise = {
    ...(number !== null && { employeeNumber: number }),
    ...(department !== null && { department }),
  }
  const hasEnterprise = Object.keys(enterprise).length > 0
  return {
    schemas: [userSchema, ...(hasEnterprise ? [enterpriseSchema] : [])],
    id,
    ...(externalId !== null && { externalId }),
    userName: email,
    name: { formatted: name, familyName: lastName, givenName: firstName },
    displayName: name,
    userType: role,
    active: row.isActive,
    emails: [{ value: email, type: 'work', primary: true }],
    ...(phone !== null && { phoneNumbers: [{ value: phone, type: 'mobile', primary: true }] }),
    roles: [{ value: role, primary: true }],
    ...(batch && {
      groups: [{ value: batch.id, $ref: `${base}/Groups/${batch.id}`, display: batch.code, type: 'direct' }],
    }),
    ...(hasEnterprise && { [enterpriseSchema]: enterprise }),
    meta: resourceMeta(base, 'User', row, userVersion(row)),
  }
}

/** A batch as SCIM’s group. `members` is undefined if they weren’t requested. */
export function groupResource(row: GroupRow, members: readonly MemberRow[] | undefined, base: string) {
  const { id, externalId, code } = row
  return {
    schemas: [groupSchema],
    id,
    ...(externalId !== null && { externalId }),
    displayName: code,
    ...(members &&
      members.length > 0 && {
        members: members.map((it) => ({
          value: it.id,
          $ref: `${base}/Users/${it.id}`,
          display: it.name,
          type: 'User',
        })),
      }),
    meta: resourceMeta(base, 'Group', row, groupVersion(row)),
  }
}
