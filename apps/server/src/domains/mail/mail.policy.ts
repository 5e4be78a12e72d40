import type { MailKind, MailState } from '@campanile/contract/mail/mail.ts'

interface Facts {
  state: MailState
  kind: MailKind
  /** Its content is still there, or is written when it leaves. */
  hasContent: boolean
  mailServer: boolean
}

/** States from which an admin may send a message (again), or put it to rest. */
export const sendable: MailState[] = ['queued', 'unclear', 'failed', 'not-sent']
export const cancellable: MailState[] = ['queued', 'failed', 'not-sent', 'unclear']

/** What somebody else's notifications say is theirs; a link an admin could make anew may be handed over. */
const isHandedOver = (kind: MailKind) => kind === 'invitation' || kind === 'password-reset'

/** What an admin may do with a message. */
export const mailAbilities = ({ state, kind, hasContent, mailServer }: Facts) => ({
  send: mailServer && hasContent && sendable.includes(state),
  markSent: state === 'unclear',
  cancel: cancellable.includes(state),
  open: isHandedOver(kind) && hasContent && state !== 'sending',
})
