import type { SavedView } from '@campanile/contract/saved-views/saved-views.ts'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { sentenceOf } from '#lib/errors.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { m } from './messages.ts'
import { Skeleton } from './Skeleton.tsx'
import type { ViewAct } from './ViewMenu.tsx'

interface SavedViewsProps {
  /** The list's name. */
  name: string
  list: ListControl
  onShow: (view: SavedView) => void
  onAct: (act: ViewAct) => void
}

interface ViewRowProps extends Pick<SavedViewsProps, 'onShow' | 'onAct'> {
  view: SavedView
  isShown: boolean
}

const ViewRow = ({ view, isShown, onShow, onAct }: ViewRowProps) => (
  <li className="flex items-center">
    <button
      type="button"
      aria-current={isShown || undefined}
      onClick={() => onShow(view)}
      className={cn(
        'min-h-8 min-w-0 flex-1 break-words rounded-sm px-2 py-1 text-start text-base hover:bg-hover max-md:min-h-11',
        isShown && 'font-title text-brand-ink',
      )}
    >
      {view.name}
    </button>
    <IconButton label={m.renameName({ name: view.name })} onClick={() => onAct({ act: 'rename', view })}>
      <Pencil size={14} aria-hidden="true" />
    </IconButton>
    <IconButton label={m.deleteName({ name: view.name })} onClick={() => onAct({ act: 'remove', view })}>
      <Trash2 size={14} aria-hidden="true" />
    </IconButton>
  </li>
)

/** The person's views of a list, and a button to save the current one. */
export function SavedViews({ name, list, onShow, onAct }: SavedViewsProps) {
  const { data, error, refetch } = useRead('listSavedViews', {})
  const { search, params } = list.saved
  const views = data?.items.filter((view) => view.list === name) ?? []
  const isPlain = search === '' && params === ''
  const note = !data
    ? undefined
    : !data.can.add
      ? m.limitOfViewsReached()
      : isPlain
        ? m.narrowTheListToSaveAView()
        : undefined
  return (
    <section aria-label={m.savedViews()}>
      <h2 className="text-sm font-title text-ink">{m.savedViews()}</h2>
      {error && !data && (
        <div role="alert" className="mt-2 text-sm text-ink-2">
          {sentenceOf(error)}
          <Button size="sm" className="mt-2 flex" onClick={() => refetch()}>
            {m.tryAgain()}
          </Button>
        </div>
      )}
      {!data && !error && <Skeleton className="mt-3 h-4 w-2/3" />}
      {views.length > 0 && (
        <ul className="-mx-2 mt-1">
          {views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isShown={view.search === search && view.params === params}
              onShow={onShow}
              onAct={onAct}
            />
          ))}
        </ul>
      )}
      {note && <p className="mt-1 text-sm text-ink-3">{note}</p>}
      {data?.can.add && !isPlain && (
        <Button
          size="sm"
          className="mt-2"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => onAct({ act: 'save' })}
        >
          {m.saveView()}
        </Button>
      )}
    </section>
  )
}
