// Free of zod. The names of all actions in the audit log: every operation that writes an event is listed
// once, in the file of its domains.

import { exams, work } from './words/assessment.ts'
import { pay, requests, staff } from './words/employment.ts'
import { messages, server, settings } from './words/office.ts'
import { faces, people, signIn } from './words/people.ts'
import { attendance, structure } from './words/teaching.ts'

/** Areas of the product, and their actions as sentences about the person who acted. */
export const auditAreas = {
  signIn,
  people,
  faces,
  structure,
  attendance,
  staff,
  requests,
  work,
  exams,
  pay,
  messages,
  settings,
  server,
} as const

export type AuditArea = keyof typeof auditAreas

const entries = Object.entries(auditAreas) as [AuditArea, (typeof auditAreas)[AuditArea]][]
const words = new Map<string, { area: AuditArea; says: string }>(
  entries.flatMap(([area, { actions }]) =>
    Object.entries(actions).map(([action, says]) => [action, { area, says }] as const),
  ),
)

/** The area and name of an action; undefined for one that has no words. */
export const auditWordsOf = (action: string) => words.get(action)

/** The names of an area's actions. */
export const actionsOf = (area: AuditArea): string[] => Object.keys(auditAreas[area].actions)

/** The names of the actions whose words contain the text. */
export function actionsSaying(text: string): string[] {
  const sought = text.toLowerCase()
  return [...words].filter(([, { says }]) => says.toLowerCase().includes(sought)).map(([action]) => action)
}
