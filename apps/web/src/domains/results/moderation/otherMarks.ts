import type { StudentResults } from '@campanile/contract/results/results.ts'

interface OtherMark {
  id: string
  label: string
  /** Of the maximum, rounded. */
  percent: number
  isThis: boolean
}

/** Marks that are shown beside one. */
const most = 10

/** A student's marks in per cent of their maxima, the newest first; the one in question always among them. */
export function otherMarks({ terms }: Pick<StudentResults, 'terms'>, sheetId: string): OtherMark[] {
  const marks = terms
    .flatMap(({ classes }) => classes)
    .flatMap(({ courseCode, marks: some }) => some.map((mark) => ({ ...mark, courseCode })))
    .filter(({ finalMark, maxMark }) => finalMark !== null && Number(maxMark) > 0)
    .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
    .map(({ sheetId: id, courseCode, title, finalMark, maxMark }) => ({
      id,
      label: `${courseCode} ${title}`,
      percent: Math.round((Number(finalMark) / Number(maxMark)) * 100),
      isThis: id === sheetId,
    }))
  const own = marks.filter(({ isThis }) => isThis)
  return [...own, ...marks.filter(({ isThis }) => !isThis).slice(0, most - own.length)]
}
