import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { id, instant, nothing } from '../values.ts'

/** Hours after which an export expires, and the hours left once it has been downloaded. */
export const exportHours = { kept: 48, afterDownload: 1 }

const dataExport = z.object({
  id,
  status: z.enum(['working', 'ready', 'failed']),
  /** Parts packed so far, and their total number. */
  done: z.int(),
  total: z.int(),
  requestedAt: instant,
  /** When it is deleted automatically; null while it is not ready. */
  expiresAt: z.nullable(instant),
  bytes: z.nullable(z.int()),
})
export type DataExport = z.infer<typeof dataExport>

/** The latest export; null: there is none (any more). */
const myDataExport = z.object({ export: z.nullable(dataExport) })

const oneExport = z.object({ exportId: id })

export const myData = onTopics(['my-data'], {
  readMyDataExport: op({
    method: 'GET',
    path: '/my-data',
    roles: everyone,
    access: 'own',
    summary: 'Get the status of your personal data export',
    input: nothing,
    output: myDataExport,
  }),
  requestMyDataExport: op({
    method: 'POST',
    path: '/my-data',
    roles: everyone,
    access: 'own',
    confirms: 'always',
    summary: 'Request an export of all your personal data; requires recent password or passkey confirmation',
    input: nothing,
    output: myDataExport,
    errors: ['export-running'],
  }),
  downloadMyData: op({
    method: 'GET',
    path: '/my-data/{exportId}/file',
    kind: 'file',
    roles: everyone,
    access: 'own',
    confirms: 'always',
    summary: 'Download your personal data as a ZIP file; requires recent password or passkey confirmation',
    input: oneExport,
    output: nothing,
  }),
  deleteMyDataExport: op({
    method: 'DELETE',
    path: '/my-data/{exportId}',
    roles: everyone,
    access: 'own',
    summary: 'Delete your personal data export immediately',
    input: oneExport,
    output: myDataExport,
    errors: ['export-running'],
  }),
})
