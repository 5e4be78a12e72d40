import { enterpriseSchema } from './schema-names.ts'

/** The attributes that a directory can change, by their names in lower case. */
export const patchNames: ReadonlyMap<
  string,
  | 'userName'
  | 'givenName'
  | 'familyName'
  | 'userType'
  | 'roles'
  | 'active'
  | 'phone'
  | 'employeeNumber'
  | 'externalId'
> = new Map([
  ['username', 'userName'],
  ['name.givenname', 'givenName'],
  ['name.familyname', 'familyName'],
  ['usertype', 'userType'],
  ['roles', 'roles'],
  ['roles.value', 'roles'],
  ['active', 'active'],
  ['phonenumbers', 'phone'],
  ['phonenumbers.value', 'phone'],
  ['externalid', 'externalId'],
  ['enterprise.employeenumber', 'employeeNumber'],
])

/** The attributes of the standard’s user. Those that Campanile doesn’t keep are accepted and ignored. */
export const standardNames: ReadonlySet<string> = new Set([
  'active',
  'addresses',
  'displayname',
  'emails',
  'enterprise',
  'entitlements',
  'externalid',
  'groups',
  'id',
  'ims',
  'locale',
  'meta',
  'name',
  'nickname',
  'password',
  'phonenumbers',
  'photos',
  'preferredlanguage',
  'profileurl',
  'roles',
  'schemas',
  'timezone',
  'title',
  'username',
  'usertype',
  'x509certificates',
])

export type UserFilter =
  | 'id'
  | 'userName'
  | 'emails.type'
  | 'emails.primary'
  | 'externalId'
  | 'userType'
  | 'employeeNumber'

/** The attributes that people can be found by. The database has an index for each that names a person. */
export const userFilters: ReadonlyMap<string, UserFilter> = new Map([
  ['id', 'id'],
  ['username', 'userName'],
  ['emails', 'userName'],
  ['emails.value', 'userName'],
  ['emails.type', 'emails.type'],
  ['emails.primary', 'emails.primary'],
  ['externalid', 'externalId'],
  ['usertype', 'userType'],
  ['enterprise.employeenumber', 'employeeNumber'],
])

/** The name of an attribute in an error, for each field of the operations that write a person. */
export const attributeOfField: Readonly<Record<string, string>> = {
  email: 'userName',
  firstName: 'name.givenName',
  lastName: 'name.familyName',
  role: 'userType',
  phone: 'phoneNumbers',
  number: `${enterpriseSchema}:employeeNumber`,
  studentIds: 'members',
}
