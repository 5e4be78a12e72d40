import type { PayProfileRow } from '@campanile/contract/payroll/pay-profiles.ts'
import { employmentWords } from '@campanile/contract/roles.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { heldWords, rateWords } from '../payWords.ts'

interface PersonItemProps {
  row: PayProfileRow
  currency: string
  onOpen: () => void
}

/** A person and their pay on a phone. */
export const PersonItem = ({
  row: { person, profile, hasBankDetails },
  currency,
  onOpen,
}: PersonItemProps) => (
  <ListItem
    lead={<Avatar name={person.name} profileImage={person.profileImage} size={32} />}
    title={person.name}
    chip={
      !profile && (
        <Chip tone="warn" glyph="exclamation">
          No profile
        </Chip>
      )
    }
    essence={profile && <span className="tnum">{rateWords(profile, currency)}</span>}
    meta={
      profile && (
        <span className="tnum">
          {employmentWords[profile.employmentType]} · {heldWords(profile)}
          {!hasBankDetails && <span className="block text-warn-ink">No bank details</span>}
        </span>
      )
    }
    action={
      <Button size="sm" onClick={onOpen}>
        {profile ? 'View' : 'Add'}
        <span className="sr-only"> the pay profile of {person.name}</span>
      </Button>
    }
  />
)
