import type { PayProfileRow } from '@campanile/contract/payroll/pay-profiles.ts'
import { employmentWords } from '@campanile/contract/roles.ts'
import { Button } from '#ui/Button.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { aboutPaidPerson } from '../aboutPaidPerson.tsx'
import { heldWords, payRateWords } from '../payWords.ts'
import { m } from './messages.ts'

export const BankChip = ({ given }: { given: boolean }) => (
  <Chip tone={given ? 'ok' : 'warn'} glyph={given ? 'tick' : 'exclamation'}>
    {given ? m.onFile() : m.missing()}
  </Chip>
)

const NoProfile = () => (
  <Chip tone="warn" glyph="exclamation">
    {m.noProfile()}
  </Chip>
)

export const paidPersonColumns = (
  currency: string,
  onOpen: (personId: string) => void,
): Column<PayProfileRow>[] => [
  {
    id: 'person',
    head: m.person(),
    sortable: true,
    className: 'w-[34%] max-w-0',
    ...aboutPaidPerson,
  },
  {
    id: 'employment',
    head: m.employment(),
    cell: ({ profile }) => profile && employmentWords[profile.employmentType],
    phone: 'meta',
  },
  {
    id: 'amount',
    head: m.pay(),
    sortable: true,
    cell: ({ profile }) =>
      profile ? (
        <CellWithSub sub={<span className="tnum">{heldWords(profile)}</span>}>
          <span className="tnum">{payRateWords(profile, currency)}</span>
        </CellWithSub>
      ) : (
        <NoProfile />
      ),
    phone: {
      chip: ({ profile }) => !profile && <NoProfile />,
      essence: ({ profile }) => profile && <span className="tnum">{payRateWords(profile, currency)}</span>,
      meta: ({ profile }) => profile && <span className="tnum">{heldWords(profile)}</span>,
    },
  },
  {
    id: 'bank',
    head: m.bankDetails(),
    className: 'max-lg:hidden',
    cell: ({ hasBankDetails }) => <BankChip given={hasBankDetails} />,
    phone: {
      meta: ({ profile, hasBankDetails }) =>
        profile && !hasBankDetails && <span className="text-warn-ink">{m.noBankDetails()}</span>,
    },
  },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: ({ person, profile }) => (
      <Button size="sm" variant={profile ? 'ghost' : 'secondary'} onClick={() => onOpen(person.id)}>
        {profile
          ? m.viewPayProfileOf({ personName: person.name, span: hidden })
          : m.addProfileOf({ personName: person.name, span: hidden })}
      </Button>
    ),
    phone: {
      action: ({ person, profile }) => (
        <Button size="sm" onClick={() => onOpen(person.id)}>
          {profile
            ? m.viewPayProfileOf({ personName: person.name, span: hidden })
            : m.addPayProfileOf({ personName: person.name, span: hidden })}
        </Button>
      ),
    },
  },
]
