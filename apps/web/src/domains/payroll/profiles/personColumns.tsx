import type { PayProfileRow } from '@campanile/contract/payroll/pay-profiles.ts'
import { employmentWords } from '@campanile/contract/roles.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { TwoLines } from '#ui/TwoLines.tsx'
import { heldWords, rateWords } from '../payWords.ts'

export const BankChip = ({ given }: { given: boolean }) => (
  <Chip tone={given ? 'ok' : 'warn'} glyph={given ? 'tick' : 'exclamation'}>
    {given ? 'On file' : 'Missing'}
  </Chip>
)

export const personColumns = (
  currency: string,
  onOpen: (personId: string) => void,
): Column<PayProfileRow>[] => [
  {
    id: 'person',
    head: 'Person',
    sortable: true,
    className: 'w-[34%] max-w-0',
    cell: ({ person }) => (
      <span className="flex items-center gap-3">
        <Avatar name={person.name} profileImage={person.profileImage} size={30} />
        <span className="min-w-0">
          <span className="block truncate font-strong text-ink">{person.name}</span>
          <RoleBadge role={person.role} employmentType={person.employmentType} />
        </span>
      </span>
    ),
  },
  {
    id: 'employment',
    head: 'Employment',
    cell: ({ profile }) => profile && employmentWords[profile.employmentType],
  },
  {
    id: 'amount',
    head: 'Pay',
    sortable: true,
    cell: ({ profile }) =>
      profile ? (
        <TwoLines sub={<span className="tnum">{heldWords(profile)}</span>}>
          <span className="tnum">{rateWords(profile, currency)}</span>
        </TwoLines>
      ) : (
        <Chip tone="warn" glyph="exclamation">
          No profile
        </Chip>
      ),
  },
  {
    id: 'bank',
    head: 'Bank details',
    className: 'max-lg:hidden',
    cell: ({ hasBankDetails }) => <BankChip given={hasBankDetails} />,
  },
  {
    id: 'acts',
    head: 'Actions',
    headHidden: true,
    className: 'w-px',
    cell: ({ person, profile }) => (
      <Button size="sm" variant={profile ? 'ghost' : 'secondary'} onClick={() => onOpen(person.id)}>
        {profile ? 'View' : 'Add profile'}
        <span className="sr-only"> of {person.name}</span>
      </Button>
    ),
  },
]
