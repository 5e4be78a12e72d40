import type { Mail } from '@campanile/contract/mail/mail.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import type { Answer, Input } from '#lib/reads.ts'
import { CopyField } from '#ui/CopyField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { readerOf } from './mailColumns.tsx'
import { m } from './messages.ts'

interface OpenMailDialogProps {
  mail: Mail
  opening: UseMutationResult<Answer<'openMail'>, Error, Input<'openMail'>>
  onClose: () => void
}

function titleOf(mail: Mail): string {
  const name = readerOf(mail)
  if (mail.kind === 'invitation') return m.invitationFor({ name })
  return mail.kind === 'password-reset' ? m.passwordResetFor({ name }) : m.messageFor({ name })
}

/** The text of a message, and its link to share. */
export const OpenMailDialog = ({ mail, opening: { data, error, mutate }, onClose }: OpenMailDialogProps) => (
  <Dialog onClose={onClose} title={titleOf(mail)} description={m.openingItIsRecorded()}>
    <div className="grid gap-4 px-6 py-5 max-md:px-4">
      {error && (
        <LoadFailed
          title={m.weCouldntOpenThisMessage()}
          heading="h3"
          error={error}
          onRetry={() => mutate({ mailId: mail.id })}
        />
      )}
      {!error && !data && <SkeletonList />}
      {data && (
        <>
          <CopyField label={m.linkToShare()} value={data.link} />
          <div className="min-w-0 rounded-md bg-sunken p-4 text-sm">
            <p className="text-ink-3">{m.toAddress({ address: data.to })}</p>
            <p className="mb-3 font-title">{data.subject}</p>
            <p className="whitespace-pre-wrap break-words text-ink-2">{data.text}</p>
          </div>
        </>
      )}
    </div>
  </Dialog>
)
