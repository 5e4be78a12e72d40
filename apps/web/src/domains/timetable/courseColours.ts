/** All colours of the charts except ochre, which resembles the brass of "now". */
const palette = ['c1', 'c3', 'c4', 'c6', 'c5'] as const
export type CourseColour = (typeof palette)[number]

const preferred = (code: string) => [...code].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) % 997

/**
 * A colour for each course: usually the same in every week, and different from the others as long as there
 * are enough. Colour is never the only way to distinguish courses.
 */
export function courseColours(codes: Iterable<string>): Map<string, CourseColour> {
  const colours = new Map<string, CourseColour>()
  let left: CourseColour[] = []
  for (const code of [...new Set(codes)].sort()) {
    if (left.length === 0) left = [...palette]
    const wanted = palette[preferred(code) % palette.length] ?? palette[0]
    const colour = left.includes(wanted) ? wanted : (left[0] ?? wanted)
    left = left.filter((it) => it !== colour)
    colours.set(code, colour)
  }
  return colours
}
