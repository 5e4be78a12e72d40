interface Attended {
  held: number
  attended: number
  excused: number
}

/** Whole percent over all classes, rounded down as the server rounds each; null when nothing counts. */
export function overallPercentage(classes: readonly Attended[]): number | null {
  const counted = classes.reduce((sum, { held, excused }) => sum + held - excused, 0)
  const attended = classes.reduce((sum, it) => sum + it.attended, 0)
  return counted === 0 ? null : Math.floor((attended * 100) / counted)
}
