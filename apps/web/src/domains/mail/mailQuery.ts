import { mailKinds, mailStates, type mails } from '@campanile/contract/mail/mail.ts'
import type { OperationInput } from '@campanile/contract/operation.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'

export type MailQuery = OperationInput<typeof mails.listMails>

export const mailShape = { filters: ['state', 'kind'], sort: '' }

/** The question to the server; what a stale or mistyped link asks in vain is left out. */
export const mailQuery = ({ page, search, filters }: ListView) =>
  ({
    ...withinLimits({ page, search }),
    state: oneOf(mailStates, filters.state),
    kind: oneOf(mailKinds, filters.kind),
  }) satisfies MailQuery
