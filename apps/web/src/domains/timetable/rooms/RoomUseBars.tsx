import type { UsedRoom } from '@campanile/contract/timetable/room-use.ts'
import { cn } from '#lib/cn.ts'
import { FigureDefinition } from '#ui/FigureDefinition.tsx'
import { RoomLink } from '#ui/RoomLink.tsx'
import { m } from './messages.ts'
import { filledShare, percentOf, shareOf } from './roomFigures.ts'

const colours = { used: 'bg-brand-mid', filled: 'bg-brass' } as const

interface BarProps {
  of: keyof typeof colours
  /** As a percentage, unrounded; null: nothing to share. */
  share: number | null
  /** The figure in words. */
  words: string
}

const Bar = ({ of, share, words }: BarProps) => (
  <div className="flex items-center gap-3">
    <div aria-hidden="true" className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
      <div
        className={cn('h-full rounded-full', colours[of])}
        style={{ width: `${Math.min(100, share ?? 0)}%` }}
      />
    </div>
    <span aria-hidden="true" className="tnum w-12 text-end text-sm">
      {percentOf(share)}
    </span>
    <span className="sr-only">{words}</span>
  </div>
)

const Key = ({ of, label }: { of: keyof typeof colours; label: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden="true" className={cn('size-2.5 rounded-full', colours[of])} />
    {label}
    <FigureDefinition label={label} name={of === 'used' ? 'room-use' : 'seats-filled'} />
  </span>
)

/** For each room two bars: its share of time in use, and of seats filled. */
export const RoomUseBars = ({ rooms }: { rooms: readonly UsedRoom[] }) => (
  <div className="[print-color-adjust:exact]">
    <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      <Key of="used" label={m.used()} />
      <Key of="filled" label={m.seatsFilled()} />
    </p>
    <ul aria-label={m.roomUse()} className="divide-y divide-line">
      {rooms.map(({ id, name, capacity, ...use }) => {
        const [used, filled] = [shareOf(use), filledShare(use, capacity)]
        return (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] items-center gap-x-4 py-2 max-sm:grid-cols-[minmax(0,7rem)_minmax(0,1fr)]"
          >
            <div className="min-w-0">
              <div className="truncate text-base font-label">
                <RoomLink roomId={id}>{name}</RoomLink>
              </div>
              <div className="tnum text-xs text-ink-3">{m.seats({ seats: capacity })}</div>
            </div>
            <div className="space-y-1">
              <Bar of="used" share={used} words={m.usedShare({ share: percentOf(used) })} />
              <Bar of="filled" share={filled} words={m.filledShare({ share: percentOf(filled) })} />
            </div>
          </li>
        )
      })}
    </ul>
  </div>
)
