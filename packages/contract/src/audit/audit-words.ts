// Free of zod. The names of all actions in the audit log: every operation that writes an event is listed
// once, in the file of its domains.

import { defaultLocale } from '../locale.ts'
import { areaLabels } from './label-messages.ts'
import { examsActions, workActions } from './words/assessment-messages.ts'
import { payActions, requestsActions, staffActions } from './words/employment-messages.ts'
import { messagesActions, serverActions, settingsActions } from './words/office-messages.ts'
import { facesActions, peopleActions, signInActions } from './words/people-messages.ts'
import { attendanceActions, structureActions } from './words/teaching-messages.ts'

const actions = {
  signIn: signInActions,
  people: peopleActions,
  faces: facesActions,
  structure: structureActions,
  attendance: attendanceActions,
  staff: staffActions,
  requests: requestsActions,
  work: workActions,
  exams: examsActions,
  pay: payActions,
  messages: messagesActions,
  settings: settingsActions,
  server: serverActions,
} as const

export type AuditArea = keyof typeof actions
export type ServerCommand = keyof ReturnType<typeof serverActions>

const areas = Object.keys(actions) as AuditArea[]

/** Areas of the product, by their names. */
export const auditAreas: Record<AuditArea, string> = areaLabels(defaultLocale)

const known = new Map<string, Map<string, { area: AuditArea; says: string }>>()

/** The area of each action, and its name: a sentence about the person who acted. */
function localeWords(locale: string) {
  const words =
    known.get(locale) ??
    new Map(
      areas.flatMap((area) =>
        Object.entries<string>(actions[area](locale)).map(
          ([action, says]) => [action, { area, says }] as const,
        ),
      ),
    )
  known.set(locale, words)
  return words
}

/** The area and name of an action; undefined for one that has no words. */
export const auditWords = (action: string, locale = defaultLocale) => localeWords(locale).get(action)

/** The names of an area's actions. */
export const listActions = (area: AuditArea): string[] => Object.keys(actions[area](defaultLocale))

/** The names of the actions whose words contain the text. */
export function actionsSaying(text: string, locale: string): string[] {
  const sought = text.toLowerCase()
  return [...localeWords(locale)]
    .filter(([, { says }]) => says.toLowerCase().includes(sought))
    .map(([action]) => action)
}
