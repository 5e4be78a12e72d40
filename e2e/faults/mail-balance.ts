import { setTimeout as delay } from 'node:timers/promises'
import type { openMailServer } from '@campanile/server/testing/open-mail-server.ts'
import type { Installation } from './installation.ts'

type Arrived = Awaited<ReturnType<typeof openMailServer>>['arrived']

/** How the emails about leave decisions ended. */
interface MailBalance {
  sent: number
  /** No email arrived, although it is stored as sent, or no email was queued. */
  lost: number
  doubled: number
  /** The connection broke during delivery, so an admin has to decide. */
  unclear: number
}

/** One row per person whose leave was approved. */
const told = `
  select p.email::text as email, count(o.id)::int as written, count(*) filter (where o.state = 'sent')::int as sent,
    count(*) filter (where o.state = 'unclear')::int as unclear
  from leave_requests r join people p on p.id = r.person_id
    left join mail_outbox o on o.person_id = p.id and o.kind = 'notification'
  where r.status = 'approved' group by p.email`

/** Compares the outbox with the messages that arrived. */
export async function mailBalance(installation: Installation, arrived: Arrived): Promise<MailBalance> {
  const pool = await installation.database()
  try {
    const { rows } = await pool.query<Record<'written' | 'sent' | 'unclear', number> & { email: string }>(
      told,
    )
    const balance: MailBalance = { sent: 0, lost: 0, doubled: 0, unclear: 0 }
    for (const { email, written, sent, unclear } of rows) {
      const times = arrived.filter(({ to }) => to?.some(({ address }) => address === email)).length
      balance.sent += sent
      balance.unclear += unclear
      balance.lost += written === 0 || times < sent ? 1 : 0
      balance.doubled += times > written ? 1 : 0
    }
    return balance
  } finally {
    await pool.end()
  }
}

/** Resolves when no email about a decision is queued or being sent. */
export async function nothingWaits(installation: Installation): Promise<void> {
  const pool = await installation.database()
  try {
    for (;;) {
      const { rowCount } = await pool.query(
        `select from mail_outbox where kind = 'notification' and state in ('queued', 'sending') limit 1`,
      )
      if (rowCount === 0) return
      await delay(200)
    }
  } finally {
    await pool.end()
  }
}
