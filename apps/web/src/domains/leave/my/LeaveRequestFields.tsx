import { DateField } from '#ui/DateField.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { leaveLengthWords } from '../leaveWords.ts'
import { partOptions } from './leaveRequestForm.ts'
import { m } from './messages.ts'
import type { LeaveRequestForm } from './useLeaveRequestForm.ts'

/** Leave type, dates and reason. */
export function LeaveRequestFields({ ask }: { ask: LeaveRequestForm }) {
  const { form, types = [], type, values, chooseType, chooseFrom } = ask
  const { register, setValue, formState } = form
  const { errors } = formState
  const parts = partOptions(type)
  const whole = values.part === 'whole'
  const typeOptions = types.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <SelectField
        label={m.leave()}
        options={[{ value: '', label: m.select() }, ...typeOptions]}
        {...register('leaveTypeId', { onChange: ({ target }) => chooseType(target.value) })}
        error={
          errors.leaveTypeId?.type === 'server'
            ? errors.leaveTypeId.message
            : errors.leaveTypeId && m.selectALeaveType()
        }
      />
      {(parts.length > 1 || errors.part) && (
        <div className="mb-4">
          <Segmented
            label={m.partOfTheDay()}
            value={values.part}
            onChange={(part) => setValue('part', part, { shouldDirty: true })}
            options={parts}
            className="max-sm:w-full"
          />
          <FieldError>{errors.part?.message}</FieldError>
        </div>
      )}
      <div className="grid grid-cols-2 gap-x-3">
        <DateField
          label={whole ? m.firstDay() : m.day()}
          {...register('from', { onChange: ({ target }) => chooseFrom(target.value) })}
          error={errors.from?.message}
        />
        {whole && <DateField label={m.lastDay()} {...register('to')} error={errors.to?.message} />}
      </div>
      <LeaveBrief ask={ask} />
      {values.part === 'hours' && (
        <div className="grid grid-cols-2 gap-x-3">
          <TimeField label={m.from()} {...register('startsAt')} error={errors.startsAt?.message} />
          <TimeField label={m.until()} {...register('endsAt')} error={errors.endsAt?.message} />
        </div>
      )}
      <TextAreaField
        label={m.reason()}
        maxLength={2000}
        {...register('reason')}
        error={errors.reason?.message}
        help={m.adminsCanReadThis()}
      />
    </>
  )
}

/**
 * The result is beside the dates, because the summary is below the fold on a phone; before there is one, the
 * rule.
 */
function LeaveBrief({ ask: { check, type } }: { ask: LeaveRequestForm }) {
  const rule = m.weekendsAndHolidaysArentCounted()
  if (!check?.data || !type) return <p className="-mt-2 mb-4 text-sm text-ink-3">{rule}</p>
  const { minutes, leftAfter, obstacle } = check.data
  const words = (it: number) => leaveLengthWords(it, type.dayMinutes)
  return (
    <p className="tnum -mt-2 mb-4 text-sm text-ink-3">
      <span className="md:hidden">
        {obstacle ? (
          <span className="text-bad-ink">{m.cantBeSubmittedYet()} </span>
        ) : (
          <span className="font-label text-ink">
            {leftAfter === null
              ? m.requestUses({ length: words(minutes) })
              : m.requestUsesAndLeaves({ length: words(minutes), left: words(leftAfter) })}{' '}
          </span>
        )}
      </span>
      {rule}
    </p>
  )
}
