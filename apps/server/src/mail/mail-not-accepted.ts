import type { Refusal } from './refusal.rules.ts'

/** The mail server did not confirm that it accepted a message. */
export class MailNotAccepted extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(`mail ${refusal.outcome}: ${[refusal.problem, refusal.reply].filter(Boolean).join(' ')}`, options)
    this.refusal = refusal
  }
}
