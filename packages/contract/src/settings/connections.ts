import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { nothing } from '../values.ts'

/** The server's connections to other systems, without their secrets. */
const connections = z.object({
  publicUrl: z.string(),
  /** Camera, passkeys and push require https or localhost. */
  secureContext: z.boolean(),
  signIn: z.object({
    configured: z.boolean(),
    issuer: z.string(),
    clientId: z.nullable(z.string()),
    /** The redirect address to register with the provider. */
    redirectUri: z.string(),
    /** Environment variables that are not set. */
    missing: z.array(z.string()),
  }),
  mail: z.object({
    configured: z.boolean(),
    /** Host and port, without name and password. */
    server: z.nullable(z.string()),
    encrypted: z.boolean(),
    from: z.string(),
  }),
  storage: z.object({
    kind: z.enum(['disk', 's3']),
    /** The folder, or the bucket with its address. */
    place: z.string(),
    encryption: z.nullable(z.string()),
  }),
})
export type Connections = z.infer<typeof connections>

const storageCheck = z.object({
  /** The step that failed; null: a small file was written, read back and deleted. */
  failedAt: z.nullable(z.enum(['write', 'read', 'delete'])),
  milliseconds: z.int(),
  files: z.int(),
  bytes: z.number(),
  /** Counting stopped early, so there may be more. */
  atLeast: z.boolean(),
  /** For a disk. */
  freeBytes: z.nullable(z.number()),
})
export type StorageCheck = z.infer<typeof storageCheck>

export const connectionOperations = onTopics(['settings'], {
  readConnections: op({
    method: 'GET',
    path: '/connections',
    roles: ['admin'],
    summary: 'Get the server’s sign-in provider, mail server and storage configuration, without secrets',
    input: nothing,
    output: connections,
  }),
  checkStorage: op({
    method: 'POST',
    path: '/connections/storage/check',
    roles: ['admin'],
    summary: 'Check storage by writing, reading and deleting a small file, and measure its usage',
    topics: [],
    input: nothing,
    output: storageCheck,
  }),
  sendTestMail: op({
    method: 'POST',
    path: '/connections/mail/test',
    roles: ['admin'],
    summary: 'Send yourself a test email',
    topics: [],
    input: nothing,
    output: z.object({ to: z.string() }),
    errors: ['mail-not-configured'],
  }),
})
