/** A room, with the number of seats used in it. Rooms are filled in the order given. */
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
 * Assigns seats to everyone, as long as there are any. Students whose seat still exists keep it; the others
 * follow in order, behind the last seat taken in each room. Gaps are only filled when the ends are full.
 *
 * @param students everyone who sits the exam, in the order in which seats are assigned
 * @param kept seats assigned before; those of students who no longer sit the exam are free
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
  const free = countFreeSeats(rooms, staying)
  const seated = new Set(staying.map(({ studentId }) => studentId))
  const waiting = students.filter((id) => !seated.has(id))
  const given = waiting.slice(0, free.length).map((studentId, place) => ({ studentId, ...free[place]! }))
  return { seats: [...staying, ...given], left: waiting.slice(free.length) }
}

/** Free seats in the order in which they are assigned. */
function countFreeSeats(rooms: readonly SeatingRoom[], taken: readonly Seat[]): Omit<Seat, 'studentId'>[] {
  const [behind, gaps]: [Omit<Seat, 'studentId'>[], Omit<Seat, 'studentId'>[]] = [[], []]
  for (const { roomId, seats } of rooms) {
    const used = new Set(taken.filter((it) => it.roomId === roomId).map(({ seat }) => seat))
    const last = Math.max(0, ...used)
    for (let seat = 1; seat <= seats; seat += 1)
      if (!used.has(seat)) (seat > last ? behind : gaps).push({ roomId, seat })
  }
  return [...behind, ...gaps]
}

/** A sequence of numbers from 0 to 1 that depends only on the seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Shuffles people in an order that depends only on the seed, not on their given order. */
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
