import type { ClassMaterials } from '@campanile/contract/structure/class-materials.ts'
import { ExternalLink } from 'lucide-react'
import { hidden } from '#ui/hidden.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'

/** The links of a class, each with the site that it leads to. */
export const MaterialList = ({ items }: Pick<ClassMaterials, 'items'>) => (
  <ul aria-label={m.materialsOfTheClass()} className="mt-1.5 divide-y divide-line">
    {items.map(({ title, url }) => (
      <li key={`${title} ${url}`}>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="group flex items-center gap-3 px-5 py-2.5 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
        >
          <span className="min-w-0 flex-1">
            <span className="block break-words text-base font-label group-hover:underline">
              {m.opensInNewTab({ title, hidden })}
            </span>
            <span className="block truncate text-sm text-ink-3">
              <Verbatim>{new URL(url).hostname}</Verbatim>
            </span>
          </span>
          <ExternalLink size={15} className="shrink-0 text-ink-3" aria-hidden="true" />
        </a>
      </li>
    ))}
  </ul>
)
