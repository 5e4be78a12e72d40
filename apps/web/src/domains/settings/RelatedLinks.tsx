import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { m } from './messages.ts'

interface RelatedLinksProps {
  links: readonly { to: string; label: string; says: string }[]
}

/** Settings that are on their own screens. */
export const RelatedLinks = ({ links }: RelatedLinksProps) => (
  <SettingsCard title={m.relatedSettings()}>
    <ul className="-my-2 divide-y divide-line">
      {links.map(({ to, label, says }) => (
        <li key={to}>
          <Link to={to} className="group flex min-h-11 items-center gap-3 py-2.5">
            <span className="min-w-0 flex-1">
              <span className="block text-base font-label text-ink group-hover:text-brand-ink">{label}</span>
              <span className="block text-sm text-ink-3">{says}</span>
            </span>
            <ArrowRight
              size={16}
              className="shrink-0 text-ink-3 group-hover:text-brand-ink"
              aria-hidden="true"
            />
          </Link>
        </li>
      ))}
    </ul>
  </SettingsCard>
)
