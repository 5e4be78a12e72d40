import { z } from 'zod/mini'
import { kioskRefusals } from '../attendance/kiosk.ts'
import { op } from '../operation.ts'
import { linkAudience } from '../staff-attendance/staff-attendance.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, instant, line, nothing, pageSchema, paging } from '../values.ts'
import { displayPurposes, pairingCodeLength } from './display-purposes.ts'
import { m } from './messages.ts'

/** Minutes for which a display waits for its code to be confirmed. */
export const pairingMinutes = 10
/** The display of a check-in location must be paired again after this many days without use. */
export const displayIdleDays = 30

/** The code as people type it: any case, with or without the hyphen; the letters of `codeAlphabet`. */
const pairingCode = z.string(m.enterCodeOnDisplay()).check(
  bounded(20, m.enterCodeOnDisplay()),
  z.overwrite((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')),
  z.regex(/^[A-HJKMNP-Z2-9]{8}$/, m.codeLength({ length: pairingCodeLength })),
)

const purpose = z.enum(displayPurposes)

/** The content of a display: one check-in location, or the kiosk of one session. */
const displayTarget = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('staff-link'), linkId: id }),
  z.object({ purpose: z.literal('kiosk'), sessionId: id }),
])
export type DisplayTarget = z.infer<typeof displayTarget>

export const pairDisplayInput = z.object({
  code: pairingCode,
  name: line(60, m.enterDisplayName()),
  target: displayTarget,
})

const display = z.object({
  id,
  name: z.string(),
  purpose,
  linkId: z.nullable(id),
  sessionId: z.nullable(id),
  /** The name of the location, or of the session's course. */
  shows: z.string(),
  /** When the kiosk's session begins. */
  startsAt: z.nullable(instant),
  pairedBy: z.string(),
  pairedAt: instant,
  /** Null until the display has collected its pairing. */
  lastSeenAt: z.nullable(instant),
})
export type Display = z.infer<typeof display>

const mayPair = ['admin', 'lecturer'] as const

export const displays = onTopics(['displays'], {
  startPairing: op({
    method: 'POST',
    path: '/display/pairing',
    roles: 'public',
    access: 'anyone',
    summary: 'Request a code to pair this display, to be confirmed by someone signed in elsewhere',
    topics: [],
    input: nothing,
    output: z.object({ code: z.string(), expiresAt: instant, now: instant }),
  }),
  collectPairing: op({
    method: 'POST',
    path: '/display/pairing/collection',
    roles: 'public',
    access: 'secret',
    summary: 'Check whether this display’s code was confirmed; if so, pair it and sign its browser out',
    topics: [],
    input: nothing,
    output: z.object({ state: z.enum(['waiting', 'paired', 'expired']) }),
  }),
  readDisplay: op({
    method: 'GET',
    path: '/display',
    roles: [],
    access: 'display',
    displays: displayPurposes,
    summary: 'Get the content of this display',
    topics: [],
    input: nothing,
    output: z.object({
      name: z.string(),
      purpose,
      linkId: z.nullable(id),
      sessionId: z.nullable(id),
      shows: z.string(),
      timeZone: z.string(),
      /** For a kiosk: the number of enrolled students, and of those who have checked in. */
      counts: z.nullable(z.object({ present: z.int(), enrolled: z.int() })),
    }),
  }),
  findPairing: op({
    method: 'POST',
    path: '/display-pairings/search',
    roles: mayPair,
    access: 'secret',
    summary: 'Find the display showing a code, with its device, address and time',
    topics: [],
    input: z.object({ code: pairingCode }),
    output: z.object({
      device: z.string(),
      address: z.string(),
      sameAddress: z.boolean(),
      startedAt: instant,
    }),
    errors: ['pairing-not-valid', 'pairing-used', 'too-many-requests'],
  }),
  listDisplayTargets: op({
    method: 'GET',
    path: '/display-targets',
    roles: mayPair,
    access: 'session',
    summary: 'List the content you can show on a display: check-in locations and sessions with open check-in',
    input: nothing,
    output: z.object({
      places: z.array(z.object({ linkId: id, place: z.string(), audience: linkAudience })),
      /** Whether kiosks are enabled; no sessions are listed while they are not. */
      kioskOn: z.boolean(),
      sessions: z.array(
        z.object({
          sessionId: id,
          courseCode: z.string(),
          courseTitle: z.string(),
          room: z.nullable(z.string()),
          startsAt: instant,
        }),
      ),
    }),
  }),
  pairDisplay: op({
    method: 'POST',
    path: '/displays',
    roles: mayPair,
    access: 'session',
    summary: 'Pair the display showing a code with a check-in location or a session’s kiosk',
    input: pairDisplayInput,
    output: display,
    errors: ['pairing-not-valid', 'pairing-used', 'too-many-requests', ...kioskRefusals],
  }),
  listDisplays: op({
    method: 'GET',
    path: '/displays',
    roles: mayPair,
    access: 'session',
    summary: 'List paired displays: all for admins, otherwise your own and those of sessions you run',
    input: z.object({ ...paging, linkId: z.optional(id), sessionId: z.optional(id) }),
    output: pageSchema(display),
  }),
  revokeDisplay: op({
    method: 'DELETE',
    path: '/displays/{displayId}',
    roles: mayPair,
    access: 'session',
    summary: 'Disconnect a display',
    input: z.object({ displayId: id }),
    output: nothing,
  }),
})
