import type { ReactNode } from 'react'

interface ListItemProps {
  /** An avatar or an arch. */
  lead?: ReactNode
  title: ReactNode
  chip?: ReactNode
  /** The subject. */
  essence?: ReactNode
  /** Dates, numbers. */
  meta?: ReactNode
  /** One button or menu. */
  action?: ReactNode
  /** Buttons that need a separate line. */
  foot?: ReactNode
}

/** A table's row on a phone: name and chip, then the essence, then the rest. */
export const ListItem = ({ lead, title, chip, essence, meta, action, foot }: ListItemProps) => (
  <div className="flex items-start gap-3 px-4 py-3.5 in-data-[density=compact]:py-2">
    {lead}
    <div className="min-w-0 flex-1">
      <div className="flex items-start justify-between gap-2">
        <span className="min-w-0 break-words text-md font-title">{title}</span>
        {chip}
      </div>
      {essence && <div className="mt-0.5 break-words text-base text-ink-2">{essence}</div>}
      {meta && <div className="mt-0.5 text-sm text-ink-3">{meta}</div>}
      {foot && <div className="mt-2 flex flex-wrap justify-end gap-2">{foot}</div>}
    </div>
    {action}
  </div>
)
