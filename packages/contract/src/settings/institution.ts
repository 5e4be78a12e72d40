import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { line, nothing, timeZone, version } from '../values.ts'

/** What stands at times of the present time zone, with how many there are. */
const dated = z.enum(['sessions', 'exams', 'assignments', 'staff-days', 'leave-requests'])
export type DatedKind = z.infer<typeof dated>

const institutionFacts = z.object({
  /** The same as that of the settings: one row holds both. */
  version,
  name: z.string(),
  timeZone: z.string(),
  /** Empty: the time zone can still be changed. */
  timeZoneHeldBy: z.array(z.object({ kind: dated, count: z.int() })),
})
export type InstitutionFacts = z.infer<typeof institutionFacts>

/** The form and the body of updateInstitution. */
export const updateInstitutionInput = z.object({ version, name: line(120, 'Type the name'), timeZone })

export const institutionOperations = {
  readInstitution: op({
    method: 'GET',
    path: '/institution',
    roles: ['admin'],
    summary: 'Name and time zone, and what holds the time zone fast',
    input: nothing,
    output: institutionFacts,
  }),
  updateInstitution: op({
    method: 'PUT',
    path: '/institution',
    roles: ['admin'],
    summary: 'Change name and time zone; the time zone only while nothing has been planned or recorded in it',
    input: updateInstitutionInput,
    output: institutionFacts,
    errors: ['edit-conflict', 'time-zone-in-use'],
  }),
}
