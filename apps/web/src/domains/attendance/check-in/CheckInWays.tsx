import type { CheckInWay, MyCheckIn, Place } from '@campanile/contract/attendance/check-in.ts'
import * as Tabs from '@radix-ui/react-tabs'
import { KeyRound, type LucideIcon, QrCode, ScanFace } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cn } from '#lib/cn.ts'
import type { Timed } from '#lib/serverClock.ts'
import { CodeCheck } from './CodeCheck.tsx'
import { FaceCheck } from './FaceCheck.tsx'
import { NoFaceYet } from './NoFaceYet.tsx'
import { PasskeyCheck } from './PasskeyCheck.tsx'
import { PlaceFirst } from './PlaceFirst.tsx'
import type { CheckInRefusal } from './refusals.ts'
import { canUse, isAboutPlace, orderWays } from './ways.ts'

const looks: Record<CheckInWay, { label: string; Icon: LucideIcon }> = {
  face: { label: 'Face', Icon: ScanFace },
  passkey: { label: 'Passkey', Icon: KeyRound },
  code: { label: 'Code', Icon: QrCode },
}

interface CheckInWaysProps {
  checkIn: Timed<MyCheckIn>
  onRetry: () => void
}

/** The ways that the class allows, side by side; the one used last stands first and open. */
export function CheckInWays({ checkIn, onRetry }: CheckInWaysProps) {
  const [place, setPlace] = useState<Place>()
  const ways = orderWays(checkIn)
  const [chosen, choose] = useState<CheckInWay | undefined>(ways[0])
  const way = chosen && ways.includes(chosen) ? chosen : ways[0]
  const { classId } = checkIn.session
  if (checkIn.needsPlace && !place) return <PlaceFirst classId={classId} onPlace={setPlace} />

  const at = { classId, place }
  const again = (refusal: CheckInRefusal) => {
    if (isAboutPlace(refusal)) setPlace(undefined)
    onRetry()
  }
  const panels: Record<CheckInWay, () => ReactNode> = {
    face: () =>
      canUse('face', checkIn) ? <FaceCheck at={at} onRetry={again} /> : <NoFaceYet face={checkIn.face} />,
    passkey: () => <PasskeyCheck at={at} hasPasskey={checkIn.hasPasskey} onRetry={again} />,
    code: () => <CodeCheck at={at} checkIn={checkIn} onRetry={again} />,
  }
  return (
    <Tabs.Root
      value={way ?? ''}
      onValueChange={(next) => choose(next as CheckInWay)}
      className="grid grid-cols-1 gap-3"
    >
      {ways.length > 1 && (
        <Tabs.List aria-label="Ways to check in" className="flex gap-2">
          {ways.map((each) => {
            const { label, Icon } = looks[each]
            return (
              <Tabs.Trigger
                key={each}
                value={each}
                className={cn(
                  'flex min-h-[60px] flex-1 flex-col items-center justify-center gap-1 rounded-lg border text-sm font-label',
                  'border-line bg-surface text-ink-2 hover:bg-hover data-[state=active]:border-brand-line',
                  'data-[state=active]:bg-brand-tint data-[state=active]:text-brand-ink',
                )}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {label}
              </Tabs.Trigger>
            )
          })}
        </Tabs.List>
      )}
      {ways.map((each) => (
        <Tabs.Content key={each} value={each} className="outline-none">
          {panels[each]()}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
