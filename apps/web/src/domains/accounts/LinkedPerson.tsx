import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { fullName } from '#lib/session.ts'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'

/** The owner of a link; nothing here can be changed. */
export const LinkedPerson = ({ person }: { person: OperationOutput<Operations['readInvitation']> }) => (
  <FactRows className="mt-6 rounded-lg bg-sunken p-4 dark:bg-surface">
    <Fact label={m.name()}>{fullName(person)}</Fact>
    <Fact label={m.email()}>
      <Verbatim>{person.email}</Verbatim>
    </Fact>
    <Fact label={m.role()}>
      <RoleBadge role={person.role} employmentType={null} />
    </Fact>
  </FactRows>
)
