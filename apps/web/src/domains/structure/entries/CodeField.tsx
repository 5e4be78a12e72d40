import { useFormContext } from 'react-hook-form'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'

/** The short name by which an entry is known. */
export function CodeField({ placeholder }: { placeholder: string }) {
  const { register, formState } = useFormContext<{ code: string }>()
  return (
    <TextField
      label={m.code()}
      autoComplete="off"
      spellCheck={false}
      placeholder={placeholder}
      {...register('code')}
      error={formState.errors.code?.message}
    />
  )
}
