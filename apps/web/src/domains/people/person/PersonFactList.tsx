import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import type { Person } from '@campanile/contract/people/people.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { plainDateWithYear } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Fact, FactTiles } from '#ui/Facts.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'

interface PersonFactListProps {
  page: PersonPage
  /** Moves a student to another batch. */
  batchAct: ReactNode
}

/** Where the person belongs and how to reach them; for admins also the phone number, the dates and the state of the account. */
export function PersonFactList({ page, batchAct }: PersonFactListProps) {
  const { role, number, email, batch, departments, account } = page
  return (
    <FactTiles className="mt-3.5">
      <Fact label={m.email()}>
        <a href={`mailto:${email}`} className="text-brand-ink hover:underline">
          <Verbatim>{email}</Verbatim>
        </a>
      </Fact>
      {account?.phone && (
        <Fact label={m.phone()}>
          <a href={`tel:${account.phone}`} className="text-brand-ink hover:underline">
            <Verbatim>{account.phone}</Verbatim>
          </a>
        </Fact>
      )}
      {number && (
        <Fact label={m.number({ role })}>
          <Verbatim>{number}</Verbatim>
        </Fact>
      )}
      {(batch || batchAct) && (
        <Fact label={m.batch()}>
          {batch && (
            <span className="block">
              <BatchName batch={batch} linked={account !== null} />
            </span>
          )}
          {batchAct}
        </Fact>
      )}
      {departments.length > 0 && (
        <Fact label={m.departments({ count: departments.length })}>{joinFacts(...departments)}</Fact>
      )}
      {account && <AccountFacts account={account} />}
    </FactTiles>
  )
}

function BatchName({ batch, linked }: { batch: NonNullable<PersonPage['batch']>; linked: boolean }) {
  const name = joinFacts(batch.code, batch.programme)
  if (!linked) return name
  return (
    <Link to={`/app/classes/batches/${batch.id}`} className="text-brand-ink hover:underline">
      {name}
    </Link>
  )
}

function AccountFacts({ account }: { account: Person }) {
  const { dateWithYear } = useTimeFormat()
  const { startsOn, endsOn, faceRegisteredAt, secondFactorOn } = account
  const start = plainDateWithYear(startsOn)
  return (
    <>
      <Fact label={m.withInstitution()}>
        {endsOn
          ? m.withInstitutionFromTo({ start, end: plainDateWithYear(endsOn) })
          : m.withInstitutionFrom({ start })}
      </Fact>
      <Fact label={m.signIn()}>
        <span className="block">
          {faceRegisteredAt
            ? m.faceRegisteredOn({ date: dateWithYear(faceRegisteredAt) })
            : m.faceNotRegistered()}
        </span>
        <span className="block">{secondFactorOn ? m.twoStepOn() : m.twoStepOff()}</span>
      </Fact>
    </>
  )
}
