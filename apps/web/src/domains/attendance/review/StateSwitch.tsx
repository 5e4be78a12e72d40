import { Segmented } from '#ui/Segmented.tsx'

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
      { value: 'open', label: 'Open' },
      { value: 'settled', label: done },
    ]}
  />
)
