/** Where the primary was in its log, and when. */
interface Mark {
  at: number
  position: number
}

/** Kept at most: of a replica that stands still the age is known by the first of them. */
const mostMarks = 600

/** How far a replica is behind, told by what the primary had written and when; neither has to write for it. */
export function createLagMeter() {
  let marks: Mark[] = []
  return {
    /** Milliseconds since the replica lacks something that the primary had written by then. */
    lag(now: number, primary: number, replayed: number): number {
      if (marks.length < mostMarks) marks.push({ at: now, position: primary })
      marks = marks.filter(({ position }) => position > replayed)
      const [first] = marks
      return first ? now - first.at : 0
    },
  }
}
