import type { PolicyOutcome, SimulatedPolicy } from '@campanile/contract/analytics/policy-simulation.ts'
import { fixedWords, numberWords } from '#lib/figures.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { FigureDefinition } from '#ui/FigureDefinition.tsx'
import { percentWords } from '../percentWords.ts'
import { m } from './messages.ts'

type Row = readonly [label: string, figureOf: (outcome: PolicyOutcome) => number | null, percent?: true]

const rows: readonly Row[] = [
  [m.attendance(), ({ percentage }) => percentage, true],
  [m.present(), ({ present }) => present],
  [m.late(), ({ late }) => late],
  [m.absent(), ({ absent }) => absent],
  [m.enrolmentsBelowTheLimit(), ({ enrolmentsBelow }) => enrolmentsBelow],
  [m.studentsBelowInAtLeastOne(), ({ studentsBelow }) => studentsBelow],
]

const words = (value: number | null, percent: boolean) =>
  percent || value === null ? percentWords(value) : numberWords(value)

function difference(was: number | null, would: number | null, percent: boolean): string {
  if (was === null || would === null) return '–'
  const by = Math.round((would - was) * 10) / 10
  const size = percent ? fixedWords(Math.abs(by)) : numberWords(Math.abs(by))
  const change = by === 0 ? size : `${by > 0 ? '+' : '−'}${size}`
  return percent ? m.points({ change }) : change
}

/** The actual and the simulated term, side by side. */
export const PolicyOutcomes = ({ result }: { result: SimulatedPolicy }) => (
  <Card aria-labelledby="outcomes" className="overflow-hidden">
    <CardHead
      id="outcomes"
      title={m.actualAndSimulated()}
      hint={
        <>
          {result.term?.name}
          <FigureDefinition label={m.attendance()} name="attendance" />
        </>
      }
    />
    <table aria-labelledby="outcomes" className="mt-3 w-full text-sm">
      <thead>
        <tr className="border-y border-line bg-canvas text-start text-xs text-ink-3 dark:bg-surface">
          <th scope="col" className="h-9 px-5 font-label max-sm:px-4">
            <span className="sr-only">{m.figure()}</span>
          </th>
          <th scope="col" className="h-9 px-2 text-end font-label">
            {m.actual()}
          </th>
          <th scope="col" className="h-9 px-2 text-end font-label">
            {m.simulated()}
          </th>
          <th scope="col" className="h-9 px-5 text-end font-label max-sm:px-4">
            {m.change()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, figureOf, percent = false]) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="h-11 px-5 text-start font-normal text-ink-2 max-sm:px-4">
              {label}
            </th>
            <td className="tnum px-2 text-end">{words(figureOf(result.actual), percent)}</td>
            <td className="tnum px-2 text-end font-title">{words(figureOf(result.tried), percent)}</td>
            <td className="tnum whitespace-nowrap px-5 text-end text-ink-2 max-sm:px-4">
              {difference(figureOf(result.actual), figureOf(result.tried), percent)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
