import { documentFormats } from '@campanile/contract/documents.ts'
import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { Loaded, type LoadedProps } from '#ui/Loaded.tsx'
import { m } from './messages.ts'

type Read<T> = LoadedProps<T>['query'] & {
  /** The shown data belongs to an earlier query while the current one loads. */
  isPlaceholderData?: boolean
}

interface ViewCardProps<T> {
  id: string
  title: string
  hint?: ReactNode
  /** On the right of the head. */
  actions?: ReactNode
  /** The URL of its file, and its button's name: "Export the trend". */
  exported?: { label: string; address: (format: (typeof documentFormats)[number]) => string }
  query: Read<T>
  /** Whether there is no data to show yet. */
  isEmpty?: (data: T) => boolean
  className?: string
  children: (data: T) => ReactNode
}

/** One view in a card, with its states. */
export function ViewCard<T>({
  id,
  title,
  hint,
  actions,
  exported,
  query,
  isEmpty,
  className,
  children,
}: ViewCardProps<T>) {
  return (
    <Card aria-labelledby={id} className={cn('print:break-inside-avoid', className)}>
      <CardHead id={id} title={title} hint={hint}>
        {actions}
        {exported && <ExportMenu formats={documentFormats} {...exported} />}
      </CardHead>
      <Loaded query={query} failure={m.weCouldntLoadTheseFigures()}>
        {(data) =>
          isEmpty?.(data) ? (
            <Empty kind="none" heading="h3" title={m.noDataYet()}>
              {m.selectAnotherTermOrFewerFilters()}
            </Empty>
          ) : (
            <div
              aria-busy={query.isPlaceholderData ?? false}
              className="px-5 pb-3 pt-3 transition-opacity aria-busy:opacity-60 max-sm:px-4"
            >
              {children(data)}
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}
