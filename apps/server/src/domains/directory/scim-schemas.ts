import { roles } from '@campanile/contract/roles.ts'
import { enterpriseSchema, groupSchema, userSchema } from './schema-names.ts'

// The server's description of its resources: RFC 7643, section 7.

interface Attribute {
  name: string
  type: 'string' | 'boolean' | 'complex' | 'reference'
  multiValued: boolean
  description: string
  required: boolean
  caseExact: boolean
  mutability: 'readOnly' | 'readWrite' | 'immutable'
  returned: 'always' | 'default'
  uniqueness: 'none' | 'server'
  canonicalValues?: readonly string[]
  referenceTypes?: readonly string[]
  subAttributes?: readonly Attribute[]
}

const attribute = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})

const readOnly = { mutability: 'readOnly' } as const
const complex = (subAttributes: readonly Attribute[]) => ({ type: 'complex', subAttributes }) as const
const many = (subAttributes: readonly Attribute[]) =>
  ({ ...complex(subAttributes), multiValued: true }) as const
const reference = (...referenceTypes: string[]) =>
  attribute('$ref', 'The address of the resource.', {
    ...readOnly,
    type: 'reference',
    caseExact: true,
    referenceTypes,
  })
const primary = attribute('primary', 'Always true.', { ...readOnly, type: 'boolean' })

const userAttributes = [
  attribute('userName', 'The email address with which the person signs in.', {
    required: true,
    uniqueness: 'server',
  }),
  attribute('name', 'The person’s name.', {
    required: true,
    ...complex([
      attribute('formatted', 'The full name.', readOnly),
      attribute('familyName', 'The last name.', { required: true }),
      attribute('givenName', 'The first name.', { required: true }),
    ]),
  }),
  attribute('displayName', 'The full name.', readOnly),
  attribute('userType', 'The role. Required for a new person.', { canonicalValues: roles }),
  attribute('active', 'Whether the account is enabled.', { type: 'boolean' }),
  attribute('emails', 'The userName as an email address.', {
    ...readOnly,
    ...many([
      attribute('value', 'The address.', readOnly),
      attribute('type', 'Always work.', { ...readOnly, canonicalValues: ['work'] }),
      primary,
    ]),
  }),
  attribute('phoneNumbers', 'The phone number: the primary or mobile one, with its country code.', {
    ...many([
      attribute('value', 'The number, such as +442079460958.'),
      attribute('type', 'Always mobile.', { canonicalValues: ['mobile'] }),
      primary,
    ]),
  }),
  attribute('roles', 'The role, for directories that don’t send userType.', {
    ...many([attribute('value', 'The role.', { canonicalValues: roles }), primary]),
  }),
  attribute('groups', 'The batch of a student.', {
    ...readOnly,
    ...many([
      attribute('value', 'The id of the batch.', { ...readOnly, caseExact: true }),
      reference('Group'),
      attribute('display', 'The code of the batch.', readOnly),
      attribute('type', 'Always direct.', { ...readOnly, canonicalValues: ['direct'] }),
    ]),
  }),
]

const enterpriseAttributes = [
  attribute('employeeNumber', 'The student or staff number.', { uniqueness: 'server' }),
  attribute(
    'department',
    'The department of a student’s programme, or the one that anyone else belongs to.',
    readOnly,
  ),
]

const groupAttributes = [
  attribute('displayName', 'The code of the batch.', { ...readOnly, uniqueness: 'server' }),
  attribute('members', 'The students of the batch. Each is in one batch at most.', {
    ...many([
      attribute('value', 'The id of the student.', { mutability: 'immutable', caseExact: true }),
      reference('User'),
      attribute('display', 'The student’s name.', readOnly),
      attribute('type', 'Always User.', { ...readOnly, canonicalValues: ['User'] }),
    ]),
  }),
]

const schema = (
  base: string,
  id: string,
  name: string,
  description: string,
  attributes: readonly Attribute[],
) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  description,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
})

export const scimSchemas = (base: string) => [
  schema(base, userSchema, 'User', 'A person.', userAttributes),
  schema(
    base,
    enterpriseSchema,
    'EnterpriseUser',
    'What the institution adds to a person.',
    enterpriseAttributes,
  ),
  schema(base, groupSchema, 'Group', 'A batch of students.', groupAttributes),
]

const resourceType = (base: string, name: 'User' | 'Group', description: string, more: object) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint: `/${name}s`,
  description,
  ...more,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
})

export const resourceTypes = (base: string) => [
  resourceType(base, 'User', 'A person.', {
    schema: userSchema,
    schemaExtensions: [{ schema: enterpriseSchema, required: false }],
  }),
  resourceType(base, 'Group', 'A batch of students.', { schema: groupSchema }),
]

export const serviceProviderConfig = (base: string, mostResults: number) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API token',
      description: 'The token of a service account with the scope Directory (SCIM).',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})
