import type { GradeBand, GradeScheme } from '@campanile/contract/results/grade-scheme.ts'
import { type ConflictChoice, choiceOf, differing, merged } from '#lib/editConflict.ts'
import { decimalWords } from '#lib/figures.ts'
import { m } from './messages.ts'

/** The editable parts of a scheme. */
export type SchemeFacts = Pick<GradeScheme, 'name' | 'bands'>

/** The name, and each band by its letter; null: that side has no such band. */
type Parts = Record<string, string | GradeBand | null>

const plain = (value: string) => (value.trim() === '' ? '' : String(Number(value)))
const partOf = ({ letter }: GradeBand) => `band ${letter.trim().toLowerCase()}`

const partsOf = ({ name, bands }: SchemeFacts, letters: readonly string[]): Parts => {
  const parts: Parts = { ...Object.fromEntries(letters.map((it) => [it, null])), name }
  for (const band of bands) {
    const { fromPercent, points, passes } = band
    const letter = band.letter.trim()
    parts[partOf(band)] = { letter, fromPercent: plain(fromPercent), points: plain(points), passes }
  }
  return parts
}

const byPercent = (a: GradeBand, b: GradeBand) => Number(b.fromPercent) - Number(a.fromPercent)

/** A band as a person reads it. */
const bandWords = (part: Parts[string]): string => {
  if (typeof part === 'string') return part
  if (part === null) return m.noSuchBand()
  return m.bandValues({
    fromPercent: decimalWords(part.fromPercent),
    points: decimalWords(part.points),
    passes: part.passes ? 'yes' : 'no',
  })
}

const labelOf = (part: string, ...sides: Parts[]) => {
  if (part === 'name') return m.name()
  const band = sides.map((side) => side[part]).find((it) => it !== null && typeof it === 'object')
  return m.gradeOf({ letter: typeof band === 'object' && band ? band.letter : '' })
}

/** Two edits of one scheme since `base`, part by part: the differences, and the initial selection. */
export function schemeConflict(base: SchemeFacts, mine: SchemeFacts, theirs: SchemeFacts) {
  const all = [...theirs.bands, ...mine.bands, ...base.bands].sort(byPercent).map(partOf)
  const names = ['name', ...new Set(all)]
  const [before, own, other] = [partsOf(base, all), partsOf(mine, all), partsOf(theirs, all)]
  return {
    choice: choiceOf(names, before, own, other),
    differences: differing(names, own, other).map((part) => ({
      field: part,
      label: labelOf(part, own, other),
      mine: bandWords(own[part] ?? null),
      theirs: bandWords(other[part] ?? null),
    })),
    /** The scheme as selected, the highest band first. */
    settled(choice: ConflictChoice<string>): SchemeFacts {
      const { name, ...bands } = merged(names, own, other, choice)
      const kept = Object.values(bands).filter((it): it is GradeBand => it !== null && typeof it === 'object')
      return { name: String(name), bands: kept.sort(byPercent) }
    },
  }
}
