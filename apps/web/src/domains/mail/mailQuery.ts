import { mailKinds, mailStates, type mails } from '@campanile/contract/mail.ts'
import type { InputOf } from '@campanile/contract/operation.ts'
import type { ListView } from '#lib/listParams.ts'

export type MailQuery = InputOf<typeof mails.listMails>

export const mailShape = { filters: ['state', 'kind'], sort: '' }

const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((it) => it === value)

/** The question to the server; what a stale or mistyped link asks in vain is left out. */
export const mailQuery = ({ page, search, filters }: ListView) =>
  ({
    page: Math.min(page, 100_000),
    search: search.slice(0, 100),
    state: oneOf(mailStates, filters.state),
    kind: oneOf(mailKinds, filters.kind),
  }) satisfies MailQuery
