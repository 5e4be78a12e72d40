import { createHmac } from 'node:crypto'
import { hashToken } from '#auth/tokens.ts'
import type { Secrets } from '#platform/secrets.ts'

interface Recipient {
  scheduleId: string
  personId: string
}

/** The token with which a recipient stops a report. It follows from the ids, so that only its hash is stored. */
export const stopToken = (secrets: Pick<Secrets, 'key'>, { scheduleId, personId }: Recipient): string =>
  createHmac('sha256', secrets.key('report-stop')).update(`${scheduleId}\n${personId}`).digest('base64url')

export const stopHash = (secrets: Pick<Secrets, 'key'>, recipient: Recipient): Buffer =>
  hashToken(stopToken(secrets, recipient))
