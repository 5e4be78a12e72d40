import type { SearchHit, SearchKind } from '@campanile/contract/search/search.ts'
import { Command } from 'cmdk'
import {
  BookOpen,
  FileHeart,
  FilePenLine,
  Library,
  type LucideIcon,
  NotebookPen,
  Plane,
  User,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { highlight } from './highlight.ts'

const icons: Record<SearchKind, LucideIcon> = {
  person: User,
  class: Library,
  course: BookOpen,
  assignment: NotebookPen,
  exam: FilePenLine,
  mitigation: FileHeart,
  leave: Plane,
}

const Highlighted = ({ text, typed }: { text: string; typed: string }) =>
  highlight(text, typed).map((part, index) =>
    part.found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <mark key={index} className="bg-transparent font-title text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )

interface SearchItemProps {
  /** Of its own among all items. */
  value: string
  icon: ReactNode
  title: string
  detail?: string
  typed: string
  /** It belongs to an older text than the one typed, and cannot be opened. */
  isOld?: boolean
  onSelect: () => void
}

/** One line of the search: a screen, or something found. */
export const SearchItem = ({
  value,
  icon,
  title,
  detail,
  typed,
  isOld = false,
  onSelect,
}: SearchItemProps) => (
  <Command.Item
    value={value}
    disabled={isOld}
    onSelect={onSelect}
    className={cn(
      'flex min-h-11 cursor-default items-center gap-3 rounded-sm px-3 py-1 text-base text-ink-2 data-[selected=true]:bg-brand-tint data-[selected=true]:text-brand-ink max-md:min-h-12',
      isOld && 'opacity-55 transition-opacity delay-150',
    )}
  >
    <span className="grid w-6 shrink-0 place-items-center">{icon}</span>
    <span className="min-w-0 flex-1">
      <span className="block truncate text-ink">
        <Highlighted text={title} typed={typed} />
      </span>
      {detail && (
        <span className="block truncate text-xs text-ink-3">
          <Highlighted text={detail} typed={typed} />
        </span>
      )}
    </span>
  </Command.Item>
)

interface HitItemProps {
  hit: SearchHit
  typed: string
  isOld: boolean
  onOpen: (hit: SearchHit) => void
}

export function HitItem({ hit, typed, isOld, onOpen }: HitItemProps) {
  const Icon = icons[hit.kind]
  const icon =
    hit.kind === 'person' ? (
      <Avatar name={hit.title} photo={hit.photo} size={24} />
    ) : (
      <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
    )
  return (
    <SearchItem
      value={`${hit.kind} ${hit.id}`}
      icon={icon}
      title={hit.title}
      detail={hit.detail}
      typed={typed}
      isOld={isOld}
      onSelect={() => onOpen(hit)}
    />
  )
}
