import {
  type MessageAudience,
  maxMessage,
  messageForm,
} from '@campanile/contract/notifications/group-messages.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { MessageAudienceNote } from './MessageAudienceNote.tsx'
import { sentMessagePath } from './messagePaths.ts'
import { m } from './messages.ts'

interface MessageDialogProps {
  audience: MessageAudience
  title: string
  onClose: () => void
}

type Values = z.output<typeof messageForm>

/** Writes a message, shows who gets it, and sends it once that is confirmed. */
export function MessageDialog({ audience, title, onClose }: MessageDialogProps) {
  // The same id for repeated attempts, so that it is sent once.
  const [messageId] = useState(() => crypto.randomUUID())
  const [written, setWritten] = useState<Values>()
  const preview = useRead('previewGroupMessage', audience)
  const navigate = useNavigate()
  const send = useAct('sendGroupMessage')
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: schemaResolver(messageForm),
    defaultValues: { subject: '', text: '', repliesToSender: false },
  })
  const { errors, isDirty } = formState
  const recipients = preview.data?.recipients ?? 0
  const onSuccess = () => {
    void showToast({
      type: 'success',
      title: m.messageSent(),
      action: { label: m.showDelivery(), onAction: () => navigate(sentMessagePath(messageId)) },
    })
    onClose()
  }
  return (
    <FormDialog
      as="panel"
      title={title}
      verb={m.send()}
      busyLabel={m.sending()}
      disabled={recipients === 0}
      dirty={isDirty}
      onSubmit={handleSubmit(setWritten)}
      onClose={onClose}
    >
      <div className="mb-5">
        <Loaded
          query={preview}
          failure={m.couldntLoadRecipients()}
          skeleton={<Skeleton className="h-5 w-64 max-w-full" />}
        >
          {(data) => <MessageAudienceNote preview={data} />}
        </Loaded>
      </div>
      <TextField
        label={m.subject()}
        maxLength={maxMessage.subject}
        autoComplete="off"
        {...register('subject')}
        error={errors.subject?.message}
      />
      <TextAreaField
        label={m.message()}
        help={m.messageHelp()}
        rows={10}
        maxLength={maxMessage.text}
        {...register('text')}
        error={errors.text?.message}
      />
      {preview.data && (
        <div className="mt-4">
          <CheckField
            label={m.repliesToMe()}
            help={m.repliesHelp({ address: preview.data.address })}
            {...register('repliesToSender')}
          />
        </div>
      )}
      {written && (
        <ConfirmDialog
          title={m.confirmTitle({ count: recipients })}
          confirmLabel={m.send()}
          busyLabel={m.sending()}
          busy={send.isPending}
          error={send.error}
          failed={m.couldntSend()}
          onConfirm={() => send.mutate({ ...audience, ...written, messageId }, { onSuccess })}
          onClose={() => {
            send.reset()
            setWritten(undefined)
          }}
        >
          <p className="break-words font-label text-ink">{written.subject}</p>
          <p className="mt-2 max-h-60 overflow-y-auto whitespace-pre-line break-words">{written.text}</p>
        </ConfirmDialog>
      )}
    </FormDialog>
  )
}
