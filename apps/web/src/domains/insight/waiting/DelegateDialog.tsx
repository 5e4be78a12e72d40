import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import type { UndelegatedReason } from '@campanile/contract/insight/waiting-items.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { ItemsLeftOut } from './ItemsLeftOut.tsx'
import { m } from './messages.ts'
import { itemFacts, itemTitle, keyOf } from './waitingItems.ts'

interface DelegateDialogProps {
  items: readonly WaitingItem[]
  /** Runs once they have been delegated. */
  onDone?: () => void
  onClose: () => void
}

interface LeftOut {
  item: WaitingItem
  reason: string
}

/** Asks a colleague to decide those of the items that they can. The items stay in the reader's queue, too. */
export function DelegateDialog({ items, onDone, onClose }: DelegateDialogProps) {
  // The list may lose items meanwhile.
  const [asked] = useState(items)
  const keys = asked.map(keyOf)
  const query = useRead('listWaitingDelegates', { items: keys })
  const delegates = query.data?.items
  const delegate = useAct('delegateWaitingItems')
  const [delegateId, setDelegateId] = useState('')
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [outcome, setOutcome] = useState<{ done: number; leftOut: readonly LeftOut[] }>()
  const reason = text.trim()
  const [only] = asked.length === 1 ? asked : []
  const submit = () => {
    setSubmitted(true)
    const to = delegates?.find(({ id }) => id === delegateId)
    if (!to || !reason) return
    delegate.mutate(
      { items: keys, delegateId, reason },
      {
        onSuccess: ({ done, leftOut }) => {
          onDone?.()
          const undelegated = leftOut.flatMap(({ item: place, reason: why }): LeftOut[] => {
            const item = asked[place]
            return item ? [{ item, reason: undelegatedWords(why, to.name) }] : []
          })
          if (undelegated.length > 0) return setOutcome({ done, leftOut: undelegated })
          void showToast({ type: 'success', title: m.delegatedToName({ name: to.name }) })
          onClose()
        },
      },
    )
  }
  if (outcome)
    return (
      <ItemsLeftOut
        title={m.itemsDelegated({ count: outcome.done })}
        leftOut={outcome.leftOut}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={only ? m.delegateItem({ title: itemTitle(only) }) : m.delegateSeveral({ count: asked.length })}
      description={only && itemFacts(only)}
      verb={m.delegate()}
      busyLabel={m.saving()}
      disabled={!delegates || delegates.length === 0}
      dirty={reason !== ''}
      busy={delegate.isPending}
      error={delegate.error}
      failed={m.theItemWasNotDelegated()}
      onSubmit={submit}
      onClose={onClose}
    >
      <Loaded query={query} failure={m.weCouldntLoadYourQueue()}>
        {(found) =>
          found.items.length === 0 ? (
            <p className="text-base text-ink-2">{m.nobodyElseCanDecide()}</p>
          ) : (
            <>
              <SelectField
                label={m.colleague()}
                value={delegateId}
                options={[
                  { value: '', label: m.selectAColleague() },
                  ...found.items.map(({ id, name, count }) => ({
                    value: id,
                    label:
                      count === asked.length ? name : m.canDecideSome({ name, count, total: asked.length }),
                  })),
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

function undelegatedWords(reason: UndelegatedReason, name: string): string {
  switch (reason) {
    case 'not-waiting':
      return m.alreadyDecided()
    case 'not-delegable':
      return m.onlyYouCanAnswer()
    case 'cannot-decide':
      return m.colleagueCannotDecide({ name })
  }
}
