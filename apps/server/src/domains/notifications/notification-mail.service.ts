import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Mail } from '#mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'
import { listSaid } from './email-delivery.repo.ts'
import { notificationMail } from './notification-mail.ts'

/**
 * Writes a message of notifications when it is sent; null when its reader has seen all of them in the bell.
 */
export async function writeNotificationMail(platform: Platform, mailId: string): Promise<Mail | null> {
  const said = await listSaid(platform.db, mailId)
  const [first] = said
  if (!first) return null
  const { name: institution } = await currentInstitution(platform)
  const { email, firstName } = first
  const { origin } = platform.config.publicUrl
  return notificationMail(said, { email, firstName, institution, origin })
}
