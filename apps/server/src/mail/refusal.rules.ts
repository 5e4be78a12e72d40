import type { MailProblem } from '@campanile/contract/mail/mail.ts'

/** Knowledge about an attempt that the mail server did not confirm. */
export interface Refusal {
  /** retry and rejected: the mail server does not have the message. unclear: it may have it. */
  outcome: 'retry' | 'rejected' | 'unclear'
  problem: MailProblem
  /** The mail server's reply code, if there was one. */
  reply: number | null
}

/** The parts of a mail library's error that do not quote the server, whose replies contain the address. */
export interface SmtpFailure {
  code?: string | undefined
  responseCode?: number | undefined
  command?: string | undefined
}

const aboutTheMessage = ['MAIL FROM', 'RCPT TO', 'DATA', 'API']
/** Reply codes that always concern the login. */
const loginReplies = [530, 534, 535, 538]

/** Classifies a failure. `handedOver` means that content had been sent before it. */
export function judgeFailure({ code, responseCode, command }: SmtpFailure, handedOver: boolean): Refusal {
  const reply = responseCode ?? null
  if (handedOver && reply === null) return { outcome: 'unclear', problem: 'broken-off', reply }
  if (code === 'EAUTH' || (reply !== null && loginReplies.includes(reply)))
    return { outcome: 'retry', problem: 'login-rejected', reply }
  const ofMessage = handedOver || (command !== undefined && aboutTheMessage.includes(command))
  const isFinal = reply === null ? code === 'EENVELOPE' || code === 'EMESSAGE' : reply >= 500
  if (ofMessage && isFinal) return { outcome: 'rejected', problem: 'rejected', reply }
  if (code === 'ETLS') return { outcome: 'retry', problem: 'not-secure', reply }
  return { outcome: 'retry', problem: reply === null ? 'unreachable' : 'busy', reply }
}
