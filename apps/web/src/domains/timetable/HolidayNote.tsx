import { TreePalm } from 'lucide-react'
import { joinFacts } from '#lib/facts/joinFacts.ts'

/** Why a day is free. */
export const HolidayNote = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <p className="mb-1 flex items-center gap-2 rounded-sm bg-sunken px-3 py-2 text-sm text-ink-2">
      <TreePalm size={15} aria-hidden="true" />
      {joinFacts(...names)}
    </p>
  )
