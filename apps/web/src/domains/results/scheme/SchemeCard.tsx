import type { GradeScheme } from '@campanile/contract/results/grade-scheme.ts'
import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip } from '#ui/Chip.tsx'
import { hidden } from '#ui/hidden.tsx'
import { markPercentWords } from '../percentWords.ts'
import { m } from './messages.ts'

interface SchemeCardProps {
  scheme: GradeScheme
  onEdit: () => void
  onArchive: () => void
}

const fromWords = ({ fromTerm }: GradeScheme) =>
  fromTerm ? m.usedFromTerm({ termName: fromTerm.name }) : m.usedFromTheStart()

/** A grade scheme with its bands, the highest first. */
export const SchemeCard = ({ scheme, onEdit, onArchive }: SchemeCardProps) => (
  <Card aria-labelledby={`scheme-${scheme.id}`} className="h-fit overflow-hidden">
    <CardHead id={`scheme-${scheme.id}`} title={scheme.name} hint={fromWords(scheme)}>
      {scheme.isInUse && <Chip tone="brand">{m.inUse()}</Chip>}
      {scheme.can.edit && (
        <Button size="sm" onClick={onEdit}>
          {m.editScheme({
            schemeName: scheme.name,
            span: hidden,
          })}
        </Button>
      )}
      {scheme.can.archive && (
        <Button size="sm" variant="danger" onClick={onArchive}>
          {m.archiveScheme({
            schemeName: scheme.name,
            span: hidden,
          })}
        </Button>
      )}
    </CardHead>
    <table className="mt-3 w-full text-start text-base">
      <thead>
        <tr className="border-y border-line bg-canvas text-xs text-ink-3 dark:bg-surface">
          <th scope="col" className="h-9 ps-5 font-label">
            {m.grade()}
          </th>
          <th scope="col" className="h-9 px-3 text-end font-label">
            {m.from()}
          </th>
          <th scope="col" className="h-9 px-3 text-end font-label">
            {m.points()}
          </th>
          <th scope="col" className="h-9 pe-5 font-label">
            <span className="sr-only">{m.passes()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {scheme.bands.map(({ letter, fromPercent, points, passes }) => (
          <tr key={letter} className="h-10 border-b border-line last:border-0">
            <th scope="row" className="ps-5 text-start font-title">
              {letter}
            </th>
            <td className="tnum px-3 text-end">{markPercentWords(fromPercent)}</td>
            <td className="tnum px-3 text-end">{withTwoDecimals(points)}</td>
            <td className="pe-5 text-end">
              <Chip tone={passes ? 'ok' : 'bad'} glyph={passes ? 'tick' : 'cross'}>
                {passes ? m.passes() : m.fails()}
              </Chip>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
