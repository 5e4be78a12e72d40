interface Expected {
  enrolled: number | null
  excused: number | null
}

/** The students expected in a session: those of its class who are not excused. */
export const expectedIn = ({ enrolled, excused }: Expected): number => (enrolled ?? 0) - (excused ?? 0)
