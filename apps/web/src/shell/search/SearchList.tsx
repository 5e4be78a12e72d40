import { useId } from 'react'
import type { Combo } from '#ui/useCombo.ts'
import { SearchItem } from './SearchItem.tsx'
import type { PaletteChoice, Section } from './useOffered.ts'

interface SearchListProps {
  sections: readonly Section[]
  combo: Combo<PaletteChoice>
  typed: string
  /** The hits belong to an older text than the one typed, and cannot be opened. */
  isOld: boolean
}

export const SearchList = ({ sections, ...items }: SearchListProps) =>
  sections.map((section) => <Group key={section.heading} section={section} {...items} />)

interface GroupProps extends Omit<SearchListProps, 'sections'> {
  section: Section
}

function Group({ section: { heading, choices }, combo, typed, isOld }: GroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong in a list
    <div role="group" aria-labelledby={id}>
      <p id={id} className="px-3 pb-1 pt-2 text-xs font-label text-ink-3">
        {heading}
      </p>
      {choices.map((choice) => (
        <SearchItem
          key={choice.key}
          choice={choice}
          combo={combo}
          typed={typed}
          isOld={isOld && 'hit' in choice}
        />
      ))}
    </div>
  )
}
