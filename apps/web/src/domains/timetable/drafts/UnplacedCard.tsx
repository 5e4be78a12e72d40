import { useId } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { m } from './messages.ts'

interface UnplacedCardProps {
  title: string
  items: readonly { id: string; path: string; title: string; reasons: readonly string[] }[]
}

/** The meetings that a draft could not place, with what rules out each time. */
export function UnplacedCard({ title, items }: UnplacedCardProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <Card aria-labelledby={id} className="mb-5 pb-4">
      <CardHead id={id} title={title} hint={m.unplacedHint()} />
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {items.map((it) => (
          <li key={it.id} className="px-5 py-3 max-sm:px-4">
            <Link to={it.path} className="font-strong hover:underline">
              {it.title}
            </Link>
            <ul className="mt-1 list-disc space-y-0.5 ps-5 text-base text-ink-2">
              {it.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
