import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Segmented } from '#ui/Segmented.tsx'

const variants = ['primary', 'secondary', 'ghost', 'destructive'] as const
const sizes = ['sm', 'md', 'lg'] as const
const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]

export function ButtonsPage() {
  const [view, setView] = useState('week')
  return (
    <div className="space-y-6">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {variants.map((variant) => (
            <Button key={variant} {...{ variant, size }}>
              {variant}
            </Button>
          ))}
          <Button size={size} busy busyLabel="Saving">
            Save
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <Button size={size} icon={<Plus size={15} aria-hidden="true" />}>
            Add class
          </Button>
        </div>
      ))}
      <IconButton label="Edit Room 12">
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      <div>
        <Segmented label="View" options={views} value={view} onChange={setView} />
      </div>
    </div>
  )
}
