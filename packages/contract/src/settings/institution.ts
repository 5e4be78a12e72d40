import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { line, nothing, timeZone, version } from '../values.ts'
import { m } from './messages.ts'

/** Data with times in the current time zone, and its amount. */
export const datedKind = z.enum(['sessions', 'exams', 'assignments', 'staff-days', 'leave-requests'])
export type DatedKind = z.infer<typeof datedKind>

const institutionFacts = z.object({
  /** The same version as that of the settings, because both are in one row. */
  version,
  name: z.string(),
  timeZone: z.string(),
  /** Empty: the time zone can still be changed. */
  timeZoneHeldBy: z.array(z.object({ kind: datedKind, count: z.int() })),
})
export type InstitutionFacts = z.infer<typeof institutionFacts>

/** The form and the body of updateInstitution. */
export const updateInstitutionInput = z.object({ version, name: line(120, m.enterName()), timeZone })

export const institutionOperations = onTopics(['settings'], {
  readInstitution: op({
    method: 'GET',
    path: '/institution',
    roles: ['admin'],
    summary: 'Get the institution’s name and time zone, and the data that prevents changing the time zone',
    input: nothing,
    output: institutionFacts,
  }),
  updateInstitution: op({
    method: 'PUT',
    path: '/institution',
    roles: ['admin'],
    summary:
      'Change the institution’s name and time zone; the time zone is fixed once anything is planned or recorded',
    input: updateInstitutionInput,
    output: institutionFacts,
    errors: ['edit-conflict', 'time-zone-in-use'],
  }),
})
