import { lazyDialog } from '#lib/lazyDialog.tsx'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useTabParam } from '../useTabParam.ts'
import { m } from './messages.ts'

const MyRequests = lazyScreen(() => import('./MyRequests.tsx'), 'MyRequests')
const NewRequest = lazyScreen(() => import('./NewRequest.tsx'), 'NewRequest')
const MyRequestDialog = lazyDialog(() => import('./MyRequestDialog.tsx'), 'MyRequestDialog')

const tabs = [
  { value: 'new', label: m.submitNewRequest() },
  { value: 'mine', label: m.myRequestsLabel() },
] as const

/** The student's side: ask, and see what happened to it. */
export function StudentMitigation() {
  const { opened, open, close } = useOpenedParam('request')
  const [tab, setTab] = useTabParam(tabs, opened ? 'mine' : 'new')
  return (
    <>
      <PageHead title={m.mitigationForms()} sub={m.whatCanBeRequested()} />
      <Tabs label={m.mitigationFormsLabel()} tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'new' ? <NewRequest onShowMine={() => setTab('mine')} /> : <MyRequests onOpen={open} />}
      </Tabs>
      {opened && <MyRequestDialog key={opened} requestId={opened} onClose={close} />}
    </>
  )
}
