import type { Transaction } from '#db/database.ts'
import { queueAccountMails } from '#domains/mail/outbox.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { letter } from '#mail/letter.ts'
import { fullMomentWords } from '#platform/date-words.ts'
import type { Platform } from '#platform/platform.ts'
import { accountEnabled, actorParams } from './access-messages.ts'
import { accessNotices } from './notices.messages.ts'
import { findName } from './people.repo.ts'
import { readLocales } from './reader-locales.ts'

type Services = Pick<Platform, 'clock' | 'config' | 'jobs' | 'secrets'>

interface Addressee {
  id: string
  email: string
  firstName: string
}

interface Act {
  reason: string | null
  actorId: string
}

/** By email only: people whose account is disabled can't open their notifications. */
export async function notifyOfDisabling(
  ctx: Services,
  tx: Transaction,
  people: readonly Addressee[],
  { reason, actorId }: Act,
): Promise<void> {
  const locales = await readLocales(
    tx.db,
    people.map(({ id }) => id),
  )
  const [{ name: institution, timeZone }, by] = [await currentInstitution(tx), await readName(tx, actorId)]
  const now = ctx.clock.now()
  await queueAccountMails(
    ctx,
    tx,
    'account-disabled',
    people.map(({ id, email: to, firstName }) => {
      const locale = locales.get(id)!
      const m = accessNotices(locale)
      const facts = { ...actorParams(by), institution, at: fullMomentWords(now, timeZone, locale) }
      const paragraphs = [
        m.accountDisabledAdvice(facts),
        ...(reason ? [m.reasonGiven({ reason })] : []),
        m.mistakeContactAdministrator(),
      ]
      const subject = m.accountDisabled({ institution })
      return { personId: id, mail: { to, locale, subject, text: letter(firstName, paragraphs, locale) } }
    }),
  )
}

export async function notifyOfEnabling(
  ctx: Services,
  tx: Transaction,
  people: readonly Addressee[],
  { reason, actorId }: Act,
): Promise<void> {
  const ids = people.map(({ id }) => id)
  await notify(tx, ctx.clock.now(), ids, accountEnabled(await readName(tx, actorId), reason))
}

async function readName(tx: Transaction, personId: string) {
  const row = await findName(tx.db, personId)
  return row && `${row.firstName} ${row.lastName}`
}
