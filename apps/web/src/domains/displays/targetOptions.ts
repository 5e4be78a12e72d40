import type { DisplayTarget } from '@campanile/contract/displays/displays.ts'
import type { Answer } from '#lib/reads.ts'
import type { Option } from '#ui/option.ts'
import { m } from './messages.ts'

/** What a person may show on a display, as the choices of one list. */
export const targetOptions = (
  { places, sessions }: Answer<'listDisplayTargets'>,
  time: (instant: string) => string,
): Option[] => [
  ...places.map(({ linkId, place }) => ({
    value: `staff-link ${linkId}`,
    label: m.checkInLocation({ name: place }),
  })),
  ...sessions.map(({ sessionId, courseCode, courseTitle, startsAt }) => ({
    value: `kiosk ${sessionId}`,
    label: m.kioskOfSession({ courseCode, courseTitle, time: time(startsAt) }),
  })),
]

/** The target that a choice stands for. */
export function targetOf(value: string): DisplayTarget | undefined {
  const [purpose, id] = value.split(' ')
  if (!id) return undefined
  return purpose === 'kiosk' ? { purpose: 'kiosk', sessionId: id } : { purpose: 'staff-link', linkId: id }
}
