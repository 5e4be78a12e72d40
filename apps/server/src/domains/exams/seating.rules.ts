/** A room in the order in which it is filled, and the places used in it. */
export interface SeatingRoom {
  roomId: string
  seats: number
}

export interface Seat {
  studentId: string
  roomId: string
  /** From 1. */
  seat: number
}

/**
 * A seat for everybody, as long as there are any: who has one that is still there keeps it, the others follow in
 * their order, each room behind its last seat that is taken; gaps are filled when the ends are full.
 *
 * @param students everybody who sits the exam, in the order in which seats are given out
 * @param kept seats that were given out before; of students who no longer sit it they are free
 */
export function seatStudents(
  rooms: readonly SeatingRoom[],
  students: readonly string[],
  kept: readonly Seat[],
): { seats: Seat[]; left: string[] } {
  const sitting = new Set(students)
  const capacity = new Map(rooms.map(({ roomId, seats }) => [roomId, seats]))
  const staying = kept.filter(
    ({ studentId, roomId, seat }) => sitting.has(studentId) && seat <= (capacity.get(roomId) ?? 0),
  )
  const free = freePlaces(rooms, staying)
  const seated = new Set(staying.map(({ studentId }) => studentId))
  const waiting = students.filter((id) => !seated.has(id))
  const given = waiting.slice(0, free.length).map((studentId, place) => ({ studentId, ...free[place]! }))
  return { seats: [...staying, ...given], left: waiting.slice(free.length) }
}

/** Free places in the order in which they are given out. */
function freePlaces(rooms: readonly SeatingRoom[], taken: readonly Seat[]): Omit<Seat, 'studentId'>[] {
  const [behind, gaps]: [Omit<Seat, 'studentId'>[], Omit<Seat, 'studentId'>[]] = [[], []]
  for (const { roomId, seats } of rooms) {
    const used = new Set(taken.filter((it) => it.roomId === roomId).map(({ seat }) => seat))
    const last = Math.max(0, ...used)
    for (let seat = 1; seat <= seats; seat += 1)
      if (!used.has(seat)) (seat > last ? behind : gaps).push({ roomId, seat })
  }
  return [...behind, ...gaps]
}

/** Numbers from 0 to 1 that follow from a seed alone (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The same people in an order that follows from the seed, whatever order they came in. */
export function shuffled(ids: readonly string[], seed: number): string[] {
  const next = numbersFrom(seed)
  const order = [...ids].sort()
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1))
    const moved = order[last]!
    order[last] = order[other]!
    order[other] = moved
  }
  return order
}
