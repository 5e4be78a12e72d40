import { ChevronLeft, ChevronRight } from 'lucide-react'
import { numberWords } from '#lib/figures.ts'
import { Button } from './Button.tsx'
import { m } from './messages.ts'

interface PagerProps {
  /** Distinguishes this pager from others on the same screen. */
  label?: string
  page: number
  pageSize: number
  /** Rows in all pages. */
  total: number
  onPage: (page: number) => void
}

/** A table's foot: which rows are shown, and the way to the others. */
export function Pager({ label = m.pages(), page, pageSize, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3 max-md:px-4"
    >
      <p className="tnum me-auto text-sm text-ink-3">
        {total === 0
          ? m.nothing()
          : m.firstToLastOfTotal({
              first: numberWords(first),
              last: numberWords(last),
              total: numberWords(total),
            })}
      </p>
      {pages > 1 && (
        <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
          <Button
            size="sm"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
            icon={<ChevronLeft size={14} aria-hidden="true" />}
          >
            {m.previous()}
          </Button>
          <span className="tnum text-sm text-ink-2">
            {m.pageOfPages({ page: numberWords(page), pages: numberWords(pages) })}
          </span>
          <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {m.next()}
            <ChevronRight size={14} aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  )
}
