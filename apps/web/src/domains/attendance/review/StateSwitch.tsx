import { Segmented } from '#ui/Segmented.tsx'
import { m } from './messages.ts'

interface StateSwitchProps {
  label: string
  settled: boolean
  onChange: (settled: boolean) => void
  /** The word for items that have been decided. */
  done: string
}

/** Switches between open and decided items. */
export const StateSwitch = ({ label, settled, onChange, done }: StateSwitchProps) => (
  <Segmented
    size="sm"
    label={label}
    value={settled ? 'settled' : 'open'}
    onChange={(value) => onChange(value === 'settled')}
    options={[
      { value: 'open', label: m.open() },
      { value: 'settled', label: done },
    ]}
  />
)
