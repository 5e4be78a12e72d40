import type { DraftPlacement } from '@campanile/contract/timetable/timetable-drafts.ts'

interface Placed {
  placements: readonly DraftPlacement[]
}

function placesByClass({ placements }: Placed): Map<string, string> {
  const places = new Map<string, string[]>()
  for (const { classId, weekday, startsAt, endsAt, room } of placements) {
    const place = `${weekday} ${startsAt} ${endsAt} ${room?.id}`
    places.set(classId, [...(places.get(classId) ?? []), place])
  }
  return new Map([...places].map(([classId, own]) => [classId, own.sort().join()]))
}

/** Classes that meet at other times or in other rooms in one draft than in the other. */
export function countDifferentClasses(one: Placed, other: Placed): number {
  const [a, b] = [placesByClass(one), placesByClass(other)]
  return [...new Set([...a.keys(), ...b.keys()])].filter((id) => a.get(id) !== b.get(id)).length
}
