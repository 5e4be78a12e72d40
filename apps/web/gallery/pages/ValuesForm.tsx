import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'

/** A form with two values, whose submitted values are shown as they would be sent. */
export function ValuesForm({
  values,
  children,
}: {
  values: { value: string; optional: string }
  children: (form: ReturnType<typeof useForm<typeof values>>) => ReactNode
}) {
  const form = useForm({ mode: 'onTouched', defaultValues: values })
  return (
    <form
      noValidate
      className="mb-10 max-w-[420px]"
      onSubmit={form.handleSubmit((sent) => {
        void showToast({
          type: 'success',
          title: `Sent: ${sent.value || 'nothing'}, ${sent.optional || 'nothing'}`,
        })
      })}
    >
      {children(form)}
      <div className="mt-3 flex gap-2">
        <Button type="submit" variant="primary">
          Send
        </Button>
        <Button onClick={() => form.reset()}>Reset</Button>
      </div>
    </form>
  )
}
