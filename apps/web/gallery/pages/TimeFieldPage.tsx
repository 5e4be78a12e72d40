import { TimeField } from '#ui/TimeField.tsx'
import { ValuesForm } from './ValuesForm.tsx'

export function TimeFieldPage() {
  return (
    <>
      <ValuesForm values={{ value: '09:30', optional: '' }}>
        {({ register, formState }) => (
          <>
            <TimeField
              label="Starts"
              {...register('value', { required: 'Enter a time' })}
              error={formState.errors.value?.message}
            />
            <TimeField label="Ends" optional {...register('optional')} />
          </>
        )}
      </ValuesForm>
      <div className="max-w-[420px]">
        <TimeField label="Check-in opens" value="09:15" disabled />
      </div>
    </>
  )
}
