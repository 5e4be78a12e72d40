/** Minutes after the start from which check-in is late, and after which it closes. */
export const lateAfter = 10
export const closesAfter = 20

const ways = [
  { upTo: 0.62, way: 'face' },
  { upTo: 0.84, way: 'code' },
  { upTo: 0.93, way: 'passkey' },
  { upTo: 1, way: 'manual' },
] as const

/** How a student who attends is recorded, for a number from 0 to 1. */
export const checkInWay = (luck: number) => ways.find(({ upTo }) => luck <= upTo)!.way
