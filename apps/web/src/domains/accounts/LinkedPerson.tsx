import type { OutputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import type { ReactNode } from 'react'
import { fullName } from '#lib/session.ts'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-3">
    <dt className="w-14 shrink-0 text-ink-3">{name}</dt>
    <dd className="min-w-0 break-words font-label">{children}</dd>
  </div>
)

/** Whom a link is for; nothing here can be changed. */
export const LinkedPerson = ({ person }: { person: OutputOf<Operations['readInvitation']> }) => (
  <dl className="mt-6 space-y-2 rounded-lg bg-sunken p-4 text-base dark:bg-surface">
    <Fact name={m.name()}>{fullName(person)}</Fact>
    <Fact name={m.email()}>
      <Verbatim>{person.email}</Verbatim>
    </Fact>
    <Fact name={m.role()}>
      <RoleBadge role={person.role} employmentType={null} />
    </Fact>
  </dl>
)
