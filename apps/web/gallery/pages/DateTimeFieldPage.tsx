import { DateTimeField } from '#ui/DateTimeField.tsx'
import { ValuesForm } from './ValuesForm.tsx'

export function DateTimeFieldPage() {
  return (
    <>
      <ValuesForm values={{ value: '2026-11-18T17:00', optional: '' }}>
        {({ register, formState }) => (
          <>
            <DateTimeField
              label="Due"
              {...register('value', { required: 'Select a day and a time' })}
              error={formState.errors.value?.message}
            />
            <DateTimeField
              label="Final cut-off"
              optional
              min="2026-11-18T17:00"
              max="2026-12-18T23:59"
              {...register('optional')}
            />
          </>
        )}
      </ValuesForm>
      <div className="max-w-[420px]">
        <DateTimeField label="Opens" value="2026-11-02T09:00" disabled />
      </div>
    </>
  )
}
