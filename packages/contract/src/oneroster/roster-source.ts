import { z } from 'zod/mini'
import { importStates } from '../imports/imports.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, instant, line, matching, nothing, storable, version } from '../values.ts'
import { m } from './messages.ts'

/** What the rostering service asks for if the admin enters nothing else. */
export const rosterReadScope = 'https://purl.imsglobal.org/spec/or/v1p2/scope/roster.readonly'

const address = z
  .string(m.enterAddress())
  .check(z.trim(), bounded(500, m.enterAddress()), z.url(m.enterAddress()), storable)

const sourceFields = {
  baseUrl: address,
  tokenUrl: address,
  clientId: line(200, m.enterClientId()),
  scopes: z.string().check(z.trim(), ...matching(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/, 1000, m.enterScopes())),
  /** The hour of the nightly sync in the institution's time; null: only when an admin starts it. */
  syncHour: z.nullable(z.int().check(z.minimum(0), z.maximum(23))),
  /** The most people or enrolments, in percent, that a nightly sync deactivates without a review. */
  reviewAbovePercent: z
    .int(m.enterShare())
    .check(z.minimum(0, m.enterShare()), z.maximum(100, m.enterShare())),
}

const secret = line(500, m.enterSecret())

/** The form and the body of createRosterSource. */
export const newRosterSourceInput = z.object({ ...sourceFields, clientSecret: secret })

/** The form of an existing source. Null keeps the secret. */
export const rosterSourceInput = z.object({ ...sourceFields, clientSecret: z.nullable(secret) })

const rosterSource = z.object({
  id,
  ...sourceFields,
  /** The admin on whose behalf syncs run. */
  responsible: z.string(),
  version,
})
export type RosterSource = z.infer<typeof rosterSource>

/** unchanged: everything was the same. waiting: an admin has to review the import. */
export const syncResults = ['unchanged', 'applied', 'waiting', 'failed'] as const

const rosterSync = z.object({
  id,
  startedAt: instant,
  isScheduled: z.boolean(),
  /** It read everything, not only changes. */
  isFull: z.boolean(),
  /** Null while it is running. */
  result: z.nullable(z.enum(syncResults)),
  /** Why it failed or waits, and what to do. */
  reason: z.nullable(z.string()),
  /** The import with its changes, while that exists. */
  import: z.nullable(z.object({ id, state: z.enum(importStates) })),
})
export type RosterSync = z.infer<typeof rosterSync>

const sourceAndSyncs = z.object({
  source: z.nullable(rosterSource),
  /** The newest 20. */
  syncs: z.array(rosterSync),
})

const admins = ['admin'] as const

export const rosterSourceOperations = onTopics(['roster-source'], {
  readRosterSource: op({
    method: 'GET',
    path: '/roster-source',
    roles: admins,
    summary: 'Get the OneRoster source and its last syncs, without the client secret',
    input: nothing,
    output: sourceAndSyncs,
  }),
  createRosterSource: op({
    method: 'POST',
    path: '/roster-source',
    roles: admins,
    confirms: 'always',
    summary: 'Set up the OneRoster source',
    input: newRosterSourceInput,
    output: sourceAndSyncs,
    errors: ['already-exists'],
  }),
  updateRosterSource: op({
    method: 'PUT',
    path: '/roster-source',
    roles: admins,
    confirms: 'always',
    summary: 'Change the OneRoster source; another token address needs the client secret again',
    input: z.object({ version, ...rosterSourceInput.shape }),
    output: sourceAndSyncs,
    errors: ['edit-conflict'],
  }),
  removeRosterSource: op({
    method: 'DELETE',
    path: '/roster-source',
    roles: admins,
    summary: 'Remove the OneRoster source; imports and people stay',
    input: nothing,
    output: sourceAndSyncs,
  }),
  testRosterSource: op({
    method: 'POST',
    path: '/roster-source/test',
    roles: admins,
    summary: 'Sign in to the OneRoster source and read one row of each collection',
    input: nothing,
    output: z.object({ problem: z.nullable(z.string()) }),
  }),
  syncRoster: op({
    method: 'POST',
    path: '/roster-source/syncs',
    roles: admins,
    summary: 'Start a sync whose changes wait for a review, unless one is running',
    input: z.object({
      /** Read everything instead of what changed since the last applied sync. */
      isFull: z.boolean(),
    }),
    output: sourceAndSyncs,
    topics: ['roster-source', 'imports'],
  }),
})
