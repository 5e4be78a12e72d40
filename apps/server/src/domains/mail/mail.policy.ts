import {
  type MailKind,
  type MailState,
  type MailStateFilter,
  mailStates,
  unsentMailStates,
} from '@campanile/contract/mail/mail.ts'

interface Facts {
  state: MailState
  kind: MailKind
  /** Its content is still stored, or is written when it is sent. */
  hasContent: boolean
  mailServer: boolean
}

/** States from which an admin may send a message (again), or cancel it. */
export const sendable: MailState[] = ['queued', 'unclear', 'failed', 'not-sent']
export const cancellable: MailState[] = ['queued', 'failed', 'not-sent', 'unclear']

/** The states that a list shows. */
export function shownStates(filter: MailStateFilter | undefined): readonly MailState[] {
  if (filter === undefined) return mailStates
  return filter === 'unsent' ? unsentMailStates : [filter]
}

/**
 * Notifications are private to their reader. A link that an admin could create again may be opened and handed
 * over.
 */
const isHandedOver = (kind: MailKind) => kind === 'invitation' || kind === 'password-reset'

/** An admin's actions on a message. */
export const mailAbilities = ({ state, kind, hasContent, mailServer }: Facts) => ({
  send: mailServer && hasContent && sendable.includes(state),
  markSent: state === 'unclear',
  cancel: cancellable.includes(state),
  open: isHandedOver(kind) && hasContent && state !== 'sending',
})
