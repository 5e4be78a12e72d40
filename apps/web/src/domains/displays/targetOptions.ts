import type { DisplayTarget } from '@campanile/contract/displays/displays.ts'
import type { Answer } from '#lib/reads.ts'
import type { Option } from '#ui/option.ts'

/** What a person may show on a display, as the choices of one list. */
export const targetOptions = (
  { places, sessions }: Answer<'listDisplayTargets'>,
  time: (instant: string) => string,
): Option[] => [
  ...places.map(({ linkId, place }) => ({
    value: `staff-link ${linkId}`,
    label: `Check-in location: ${place}`,
  })),
  ...sessions.map(({ sessionId, courseCode, courseTitle, startsAt }) => ({
    value: `kiosk ${sessionId}`,
    label: `Kiosk: ${courseCode} ${courseTitle}, ${time(startsAt)}`,
  })),
]

/** The target that a choice stands for. */
export function targetOf(value: string): DisplayTarget | undefined {
  const [purpose, id] = value.split(' ')
  if (!id) return undefined
  return purpose === 'kiosk' ? { purpose: 'kiosk', sessionId: id } : { purpose: 'staff-link', linkId: id }
}
