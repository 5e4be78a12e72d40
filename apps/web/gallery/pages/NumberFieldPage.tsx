import { NumberField } from '#ui/NumberField.tsx'
import { ValuesForm } from './ValuesForm.tsx'

export function NumberFieldPage() {
  return (
    <>
      <ValuesForm values={{ value: '10', optional: '' }}>
        {({ register, formState }) => (
          <>
            <NumberField
              label="Late from"
              min={0}
              max={240}
              trailing={<span className="pe-3.5 text-base text-ink-3">minutes</span>}
              {...register('value', { required: 'Enter whole minutes' })}
              error={formState.errors.value?.message}
            />
            <NumberField label="Weight" optional min={0} step={0.5} {...register('optional')} />
          </>
        )}
      </ValuesForm>
      <div className="max-w-[420px]">
        <NumberField label="Capacity" value="60" disabled />
      </div>
    </>
  )
}
