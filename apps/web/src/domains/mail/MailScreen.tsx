import {
  type Mail,
  type MailStateFilter,
  mailKinds,
  mailStateFilters,
  mailStates,
  type mails,
  unsentMailStates,
} from '@campanile/contract/mail/mail.ts'
import type { OperationInput } from '@campanile/contract/operation.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { type Answer, call, type Input } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { type ListControl, useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { CountStrip } from '#ui/CountStrip.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import type { MailAct } from './MailActions.tsx'
import { mailColumns } from './mailColumns.tsx'
import { mailKindWords, mailStateLooks } from './mailWords.ts'
import { m } from './messages.ts'

type MailQuery = OperationInput<typeof mails.listMails>

const mailShape = { filters: ['state', 'kind'], sort: '' }

/** The query; values of a stale or mistyped link are left out. */
const mailQuery = ({ page, search, filters }: ListView) =>
  ({
    ...withinLimits({ page, search }),
    state: oneOf(mailStateFilters, filters.state),
    kind: oneOf(mailKinds, filters.kind),
  }) satisfies MailQuery

const kinds = mailKinds.map((value) => ({ value, label: mailKindWords[value] }))

const MailStepDialog = lazyDialog(() => import('./MailStepDialog.tsx'), 'MailStepDialog')
const OpenMailDialog = lazyDialog(() => import('./OpenMailDialog.tsx'), 'OpenMailDialog')

/** The outbox: emails of the product, their status, and the decisions that only an admin can make. */
export function MailScreen() {
  useDocumentTitle(m.outgoingMail())
  const list = useListView(mailShape)
  const time = useTimeFormat()
  const mails = useRead('listMails', mailQuery(list.view))
  // Not kept after the dialog is closed, because it contains a link.
  const opening = useMutation({
    mutationFn: (input: Input<'openMail'>) => call('openMail', input),
    gcTime: 0,
  })
  const [chosen, setChosen] = useState<{ act: MailAct; mail: Mail }>()
  const choose = (act: MailAct, mail: Mail) => {
    if (act === 'open') opening.mutate({ mailId: mail.id })
    setChosen({ act, mail })
  }
  const close = () => {
    setChosen(undefined)
    opening.reset()
  }
  return (
    <>
      <BackLink to="/app/users">{m.userManagement()}</BackLink>
      <PageHead title={m.outgoingMail()} sub={m.aboutMail()} />
      {mails.data?.mailServer === false && (
        <Alert tone="warn" className="mb-6">
          {m.noMailServerIsSetUp()}
        </Alert>
      )}
      <MailCounts list={list} mails={mails.data} />
      <ListCard
        name="mail"
        label={m.messages()}
        rowsLabel={m.outgoingMail()}
        list={list}
        query={mails}
        count={(count) => rowCounts.messages({ count })}
        failure={m.weCouldntLoadTheOutgoingMail()}
        search={m.findByNameOrAddress()}
        filters={[{ name: 'kind', label: m.kind(), options: kinds }]}
        empty={{
          title: m.noMailYet(),
          text: m.aboutNoMail(),
        }}
        columns={mailColumns(time, choose)}
        rowKey={({ id }) => id}
      />
      {chosen?.act === 'open' && <OpenMailDialog mail={chosen.mail} opening={opening} onClose={close} />}
      {chosen && chosen.act !== 'open' && (
        <MailStepDialog step={chosen.act} mail={chosen.mail} onClose={close} />
      )}
    </>
  )
}

interface MailCountsProps {
  list: ListControl
  mails: Answer<'listMails'> | undefined
}

/** The number of messages in each state, after those about which an admin decides. */
function MailCounts({ list, mails }: MailCountsProps) {
  const counts = mails?.counts
  const unsent = counts && unsentMailStates.reduce((sum, state) => sum + counts[state], 0)
  return (
    <CountStrip<MailStateFilter>
      label={m.messagesByState()}
      counts={[
        { value: 'unsent', label: m.failedOrUnclear(), count: unsent, tone: 'bad' },
        ...mailStates.map((value) => ({ value, count: counts?.[value], ...mailStateLooks[value] })),
      ]}
      chosen={mailQuery(list.view).state ?? ''}
      onChoose={(value) => list.setFilter('state', value)}
    />
  )
}
