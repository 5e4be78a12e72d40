import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import type { WaitingDialogProps } from './WaitingActDialog.tsx'
import { itemFacts, itemTitle, keyOf } from './waitingItems.ts'

/** Asks a colleague who can decide an item to do so. It stays in the reader's queue, too. */
export function DelegateDialog({ item, onClose }: WaitingDialogProps) {
  const key = keyOf(item)
  const query = useRead('readWaitingItem', key)
  const { data } = query
  const delegate = useAct('delegateWaitingItem')
  const [delegateId, setDelegateId] = useState('')
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const reason = text.trim()
  const nobody = data?.delegates.length === 0
  const submit = () => {
    setSubmitted(true)
    const to = data?.delegates.find(({ id }) => id === delegateId)
    if (!to || !reason) return
    delegate.mutate(
      { ...key, delegateId, reason },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: m.delegatedToName({ name: to.name }) })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={m.delegateItem({ title: itemTitle(item) })}
      description={itemFacts(item)}
      verb={m.delegate()}
      busyLabel={m.saving()}
      disabled={!data || nobody}
      dirty={reason !== ''}
      busy={delegate.isPending}
      error={delegate.error}
      failed={m.theItemWasNotDelegated()}
      onSubmit={submit}
      onClose={onClose}
    >
      <Loaded query={query} failure={m.weCouldntLoadYourQueue()}>
        {({ delegates }) =>
          delegates.length === 0 ? (
            <p className="text-base text-ink-2">{m.nobodyElseCanDecide()}</p>
          ) : (
            <>
              <SelectField
                label={m.colleague()}
                value={delegateId}
                options={[
                  { value: '', label: m.selectAColleague() },
                  ...delegates.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={({ target }) => setDelegateId(target.value)}
                error={submitted && !delegateId ? m.selectAColleague() : undefined}
              />
              <TextAreaField
                className="mt-4"
                label={m.reason()}
                help={m.delegateIsNotified()}
                maxLength={500}
                value={text}
                onChange={({ target }) => setText(target.value)}
                error={submitted && !reason ? m.enterAReason() : undefined}
              />
            </>
          )
        }
      </Loaded>
    </FormDialog>
  )
}
