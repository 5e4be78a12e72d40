import { email } from '@campanile/contract/values.ts'
import { z } from 'zod/mini'
import { splitDisplayName } from '../display-name.ts'

/** The facts about a person in an assertion. */
export interface SamlProfile {
  subject: string
  email: string | null
  firstName: string
  lastName: string
  role: 'student' | 'lecturer' | 'staff' | null
}

/** What identifies a person's session at the provider. */
export interface SamlSession {
  nameId: string
  nameIdFormat: string | undefined
  nameQualifier: string | undefined
  spNameQualifier: string | undefined
  sessionIndex: string | undefined
}

/** The parts of an assertion that are read. */
export interface Assertion {
  nameId: string | undefined
  nameIdFormat: string | undefined
  attributes: Record<string, unknown>
}

/**
 * Names of attributes: as eduPerson and X.520 number them (RFC 4519, eduPerson 202208), in words, and as Microsoft
 * Entra ID calls them.
 */
const names = {
  email: [
    'urn:oid:0.9.2342.19200300.100.1.3',
    'mail',
    'email',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  ],
  firstName: [
    'urn:oid:2.5.4.42',
    'givenName',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
  ],
  lastName: ['urn:oid:2.5.4.4', 'sn', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname'],
  displayName: [
    'urn:oid:2.16.840.1.113730.3.1.241',
    'displayName',
    'cn',
    'http://schemas.microsoft.com/identity/claims/displayname',
  ],
  affiliation: [
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.1',
    'eduPersonAffiliation',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.9',
    'eduPersonScopedAffiliation',
  ],
} as const

/** The role of each affiliation of eduPerson; the first that a person has counts. */
const roleByAffiliation = [
  ['faculty', 'lecturer'],
  ['student', 'student'],
  ['staff', 'staff'],
  ['employee', 'staff'],
] as const

const transientFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** The longest identifier that is stored. */
const longestSubject = 256

/** Cookies of a sign-in have to hold it. */
const longestSession = 1_500

/**
 * What identifies the session at the provider when either side signs out; undefined if the assertion has no name
 * identifier.
 */
export function samlSession({
  nameID,
  nameIDFormat,
  nameQualifier,
  spNameQualifier,
  sessionIndex,
}: {
  nameID?: string | undefined
  nameIDFormat?: string | undefined
  nameQualifier?: string | undefined
  spNameQualifier?: string | undefined
  sessionIndex?: string | undefined
}): SamlSession | undefined {
  if (!nameID) return undefined
  const session = { nameId: nameID, nameIdFormat: nameIDFormat, nameQualifier, spNameQualifier, sessionIndex }
  return JSON.stringify(session).length > longestSession ? undefined : session
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((it): it is string => typeof it === 'string' && it !== '')

/**
 * The person an assertion is about. Undefined when nothing in it identifies them the next time: the attribute is
 * missing, or the name identifier is made for one visit only.
 * @param idAttribute the attribute that identifies people; null: the name identifier
 */
export function samlProfile(assertion: Assertion, idAttribute: string | null): SamlProfile | undefined {
  const { nameId, nameIdFormat, attributes } = assertion
  const all = (key: keyof typeof names) => names[key].flatMap((name) => textsIn(attributes[name]))
  const lasting = nameIdFormat === transientFormat ? undefined : nameId
  const subject = idAttribute === null ? lasting : textsIn(attributes[idAttribute])[0]
  if (!subject || subject.length > longestSubject) return undefined
  const address = z.safeParse(email, all('email')[0])
  const [givenName, surname] = [all('firstName')[0], all('lastName')[0]]
  const whole = givenName && surname ? undefined : all('displayName')[0]
  const fromWhole = splitDisplayName(whole ?? [givenName, surname].filter(Boolean).join(' '))
  const separate = givenName && surname ? { firstName: oneName(givenName), lastName: oneName(surname) } : null
  const affiliations = new Set(all('affiliation').map((it) => it.split('@')[0]!.toLowerCase()))
  return {
    subject,
    email: address.success ? address.data : null,
    ...(separate ?? fromWhole),
    role: roleByAffiliation.find(([affiliation]) => affiliations.has(affiliation))?.[1] ?? null,
  }
}

/** A name of several words, as it can be stored. */
function oneName(name: string): string {
  const { firstName, lastName } = splitDisplayName(name)
  return [firstName, lastName]
    .filter(Boolean)
    .join(' ')
    .slice(0, 80)
    .replace(/\p{Cs}/gu, '')
}
