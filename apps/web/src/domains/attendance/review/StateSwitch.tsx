import { Segmented } from '#ui/Segmented.tsx'

interface StateSwitchProps {
  label: string
  settled: boolean
  onChange: (settled: boolean) => void
  /** The word for what is settled. */
  done: string
}

/** Between what waits and what is settled. */
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
