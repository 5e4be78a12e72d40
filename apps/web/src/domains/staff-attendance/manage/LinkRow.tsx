import { linkAudienceWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import type { StaffLink } from '@campanile/contract/staff-attendance/staff-links.ts'
import { Link } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Chip } from '#ui/Chip.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { hidden } from '#ui/hidden.tsx'
import { placeLink } from '../placeLink.ts'
import { m } from './messages.ts'

interface LinkRowProps {
  link: StaffLink
  onEdit: () => void
}

/** One location: its requirements and its screen. */
export function LinkRow({ link, onEdit }: LinkRowProps) {
  const { id, place, audience, network, opensAt, closesAt, rotating, active, used } = link
  const asks = [
    rotating && m.rotatingQRCode(),
    network && m.network({ network }),
    opensAt && closesAt ? m.openHours({ opensAt, closesAt }) : m.anyTime(),
  ]
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3.5 max-sm:px-4">
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-md font-title">
          {place}
          <Chip tone={active ? 'ok' : 'idle'} glyph={active ? 'tick' : 'dash'}>
            {active ? m.on() : m.off()}
          </Chip>
        </p>
        <p className="text-base text-ink-2">
          {linkAudienceWords[audience]} · {asks.filter(Boolean).join(' · ')}
        </p>
        <p className="tnum text-sm text-ink-3">{m.recentCheckIns({ checkIns: used })}</p>
        {!rotating && (
          <div className="mt-2 max-w-xl">
            <CopyField
              label={m.linkOf({ location: place })}
              value={placeLink(location.origin, audience, id)}
            />
          </div>
        )}
      </div>
      <div className="flex gap-2">
        <Link to={`/app/manage-attendance/links/${id}/screen`} className={buttonClass('secondary')}>
          {m.displaysOf({ location: place, hidden: hidden })}
        </Link>
        <Button onClick={onEdit}>
          {m.editLocationButton({
            location: place,
            hidden: hidden,
          })}
        </Button>
      </div>
    </div>
  )
}
