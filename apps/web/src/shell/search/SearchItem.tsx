import type { SearchKind } from '@campanile/contract/search/search.ts'
import {
  BookOpen,
  DoorOpen,
  FileHeart,
  FilePenLine,
  Library,
  type LucideIcon,
  NotebookPen,
  Plane,
  User,
  Users,
} from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { Combo } from '#ui/useCombo.ts'
import { highlight } from './highlight.ts'
import type { PaletteChoice } from './useOffered.ts'

const icons: Record<SearchKind, LucideIcon> = {
  person: User,
  class: Library,
  course: BookOpen,
  batch: Users,
  room: DoorOpen,
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

function Icon({ choice }: { choice: PaletteChoice }) {
  if ('hit' in choice && choice.hit.kind === 'person')
    return <Avatar name={choice.hit.title} profileImage={choice.hit.profileImage} size={24} />
  const Drawn = 'hit' in choice ? icons[choice.hit.kind] : choice.entry.icon
  return <Drawn size={17} strokeWidth={1.75} aria-hidden="true" />
}

interface SearchItemProps {
  choice: PaletteChoice
  combo: Combo<PaletteChoice>
  typed: string
  /** It belongs to an older text than the one typed, and cannot be opened. */
  isOld: boolean
}

/** One line of the search: a screen, an action, or something found. */
export function SearchItem({ choice, combo, typed, isOld }: SearchItemProps) {
  const [title, detail] =
    'hit' in choice ? [choice.hit.title, choice.hit.detail] : [choice.entry.label, choice.entry.detail]
  return (
    <div
      {...(isOld ? oldProps : combo.optionProps(choice))}
      className={cn(
        'flex min-h-11 cursor-default items-center gap-3 rounded-sm px-3 py-1 text-base max-md:min-h-12',
        combo.isActive(choice) ? 'bg-brand-tint text-brand-ink' : 'text-ink-2',
        isOld && 'opacity-55 transition-opacity delay-150',
      )}
    >
      <span className="grid w-6 shrink-0 place-items-center">
        <Icon choice={choice} />
      </span>
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
    </div>
  )
}

const oldProps = { role: 'option', 'aria-selected': false, 'aria-disabled': true } as const
