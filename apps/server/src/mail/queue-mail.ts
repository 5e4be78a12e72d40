import { sealJson, unsealJson } from '#auth/seal.ts'
import type { Transaction } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Mail } from './mailer.ts'

const boundTo = 'mail'

/** Sends the message after the commit, with retries. Sealed, because it carries addresses and links. */
export const queueMail = ({ jobs, secrets }: Platform, tx: Transaction, mail: Mail): Promise<void> =>
  jobs.add(tx.db, 'sendMail', { sealed: sealJson(secrets.key('seal'), mail, boundTo) })

export const openQueuedMail = (key: Buffer, sealed: string) => unsealJson<Mail>(key, sealed, boundTo)
