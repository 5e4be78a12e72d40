import type { Transaction } from '#db/database.ts'
import type { SignedIn } from '#http/context.ts'
import { noteRead } from './message-recipients.repo.ts'

/** Notes that the caller has read a message in the bell, or all that are there, and shows it to the senders. */
export async function noteMessagesRead(
  { actor, clock }: Pick<SignedIn, 'actor' | 'clock'>,
  tx: Transaction,
  recipientId?: string,
): Promise<void> {
  const senders = await noteRead(tx.db, { personId: actor.id, recipientId, now: clock.now() })
  if (senders.length > 0) tx.announce({ event: { topic: 'group-messages' }, people: senders })
}
