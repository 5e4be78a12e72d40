import { useFormContext } from 'react-hook-form'
import { DateField } from '#ui/DateField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { HolidayFields } from './HolidayFields.tsx'
import { m } from './messages.ts'
import type { TermFacts } from './termFacts.ts'

/** The facts of a term; used in the forms that create, edit and copy one. */
export function TermFields() {
  const { register, formState } = useFormContext<TermFacts>()
  const { errors } = formState
  return (
    <div className="space-y-3">
      <TextField
        label={m.name()}
        autoComplete="off"
        placeholder={m.autumn2027()}
        {...register('name')}
        error={errors.name?.message}
      />
      <div className="grid grid-cols-2 gap-x-3 max-sm:grid-cols-1">
        <DateField label={m.firstDay()} {...register('firstDay')} error={errors.firstDay?.message} />
        <DateField label={m.lastDay()} {...register('lastDay')} error={errors.lastDay?.message} />
      </div>
      <HolidayFields />
    </div>
  )
}
