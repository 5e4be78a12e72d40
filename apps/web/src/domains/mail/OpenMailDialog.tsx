import type { Mail } from '@campanile/contract/mail/mail.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import type { Answer, Input } from '#lib/reads.ts'
import { CopyField } from '#ui/CopyField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { readerOf } from './mailColumns.tsx'
import { mailKindWords } from './mailWords.ts'
import { m } from './messages.ts'

interface OpenMailDialogProps {
  mail: Mail
  opening: UseMutationResult<Answer<'openMail'>, Error, Input<'openMail'>>
  onClose: () => void
}

/** What a message says, and its link to hand over. */
export const OpenMailDialog = ({ mail, opening: { data, error, mutate }, onClose }: OpenMailDialogProps) => (
  <Dialog
    onClose={onClose}
    title={m.mailKindWordsForReaderOf({ mailKindWords: mailKindWords[mail.kind], readerOf: readerOf(mail) })}
    description={m.openingItIsRecorded()}
  >
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
          <CopyField label={m.linkToHandOver()} value={data.link} />
          <div className="min-w-0 rounded-md bg-sunken p-4 text-sm">
            <p className="text-ink-3">{m.toTo({ to: data.to })}</p>
            <p className="mb-3 font-title">{data.subject}</p>
            <p className="whitespace-pre-wrap break-words text-ink-2">{data.text}</p>
          </div>
        </>
      )}
    </div>
  </Dialog>
)
