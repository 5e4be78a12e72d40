/** The primary's position in its log, and when it was there. */
interface Mark {
  at: number
  position: number
}

/** The maximum number kept. The first one dates a replica that is stuck. */
const maxMarks = 600

/**
 * Measures how far a replica is behind, from the positions that the primary had reached at known times. It
 * needs no writes.
 */
export function createLagMeter() {
  let marks: Mark[] = []
  return {
    /** Milliseconds since the replica first lacked something that the primary had written. */
    lag(now: number, primary: number, replayed: number): number {
      if (marks.length < maxMarks) marks.push({ at: now, position: primary })
      marks = marks.filter(({ position }) => position > replayed)
      const [first] = marks
      return first ? now - first.at : 0
    },
  }
}
