import type { RolloverCheck, RolloverClash } from '@campanile/contract/structure/term-rollover.ts'
import { longWeekday } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import { nothingResolved, resolveClashes, resolvedCount } from './rolloverPlan.ts'
import type { StepProps } from './stepProps.ts'

/** 1 January 2024 was a Monday. */
const weekdayName = (weekday: number) => longWeekday(`2024-01-0${weekday}`)

const resolution = {
  room: m.roomOpen(),
  lecturer: m.leaveLecturerOpen(),
  batch: m.leaveMeetingOut(),
}

/** Clashes of the planned meetings; each can be resolved by leaving something open. */
export function ClashList({ rollover, check, save }: StepProps & { check: RolloverCheck }) {
  const { plan } = rollover
  const resolved = resolvedCount(plan)
  const resolve = (clashes: readonly RolloverClash[]) => save.now(resolveClashes(plan, clashes))
  return (
    <section>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="flex-1 text-base font-title">{m.clashesTitle({ count: check.clashCount })}</h3>
        {check.clashes.length > 1 && (
          <Button size="sm" busy={save.isPending} onClick={() => resolve(check.clashes)}>
            {m.resolveAll()}
          </Button>
        )}
      </div>
      {check.clashes.length > 0 && <p className="mt-1 text-sm text-ink-3">{m.clashesHint()}</p>}
      {check.clashes.length > 0 && (
        <ul className="mt-3 rounded-lg border border-line">
          {check.clashes.map((clash) => (
            <ClashItem
              key={`${clash.meetingId} ${clash.resource} ${clash.name} ${clash.with.course}`}
              clash={clash}
              busy={save.isPending}
              onResolve={() => resolve([clash])}
            />
          ))}
        </ul>
      )}
      {resolved > 0 && (
        <Alert tone="info" className="mt-3">
          <p>{m.resolved({ count: resolved })}</p>
          <Button size="sm" className="mt-2" busy={save.isPending} onClick={() => save.now(nothingResolved)}>
            {m.restoreResolved()}
          </Button>
        </Alert>
      )}
    </section>
  )
}

function clashWords({ resource: what, name, with: other }: RolloverClash): string {
  if (other.isCopied) return m.clashAgainst({ what, name, course: other.course })
  return other.exam === null
    ? m.clashWithPlanned({ what, name, course: other.course })
    : m.clashWithExam({ name, exam: other.exam, course: other.course })
}

interface ClashItemProps {
  clash: RolloverClash
  busy: boolean
  onResolve: () => void
}

function ClashItem({ clash, busy, onResolve }: ClashItemProps) {
  const { date } = useTimeFormat()
  const when = m.whenClasses({
    weekday: weekdayName(clash.weekday),
    from: clash.startsAt,
    to: clash.endsAt,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-base font-label">{m.clashOf({ course: clash.course, when })}</p>
        <p className="text-sm text-ink-2">{clashWords(clash)}</p>
        {clash.firstAt && (
          <p className="tnum text-sm text-ink-3">
            {m.clashOfSessions({ count: clash.sessions, time: date(clash.firstAt) })}
          </p>
        )}
      </div>
      <Button size="sm" disabled={busy} onClick={onResolve}>
        {resolution[clash.resource]}
        <span className="sr-only"> {clash.course}</span>
      </Button>
    </li>
  )
}
