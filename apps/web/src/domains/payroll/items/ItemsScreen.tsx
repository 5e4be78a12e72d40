import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { payItemKinds } from '@campanile/contract/payroll/pay-values.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PayrollHead } from '../PayrollHead.tsx'
import { type ItemAct, ItemRow } from './ItemRow.tsx'
import { payItemHeadings } from './itemWords.ts'
import { m } from './messages.ts'

const ArchiveItemDialog = lazyDialog(() => import('./ArchiveItemDialog.tsx'), 'ArchiveItemDialog')
const ItemPanel = lazyDialog(() => import('./ItemPanel.tsx'), 'ItemPanel')

type Chosen = { act: 'add' } | { act: ItemAct; item: PayItem }

const orderNote = m.calculatedInOrder()

/** `/app/payroll/items`: allowances, deductions and taxes, in the order of calculation. */
export function ItemsScreen() {
  useDocumentTitle(m.payrollManagement())
  const query = useRead('listPayItems', {})
  const { data } = query
  const [chosen, setChosen] = useState<Chosen>()
  const close = () => setChosen(undefined)
  const inUse = data?.items.filter((it) => !it.archived) ?? []
  const archived = data?.items.filter((it) => it.archived) ?? []
  const groups = [
    ...payItemKinds.map((kind) => ({
      title: payItemHeadings[kind],
      items: inUse.filter((it) => it.kind === kind),
    })),
    { title: m.archived(), items: archived },
  ].filter(({ items }) => items.length > 0)
  return (
    <>
      <PayrollHead>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setChosen({ act: 'add' })}
        >
          {m.addPayItem()}
        </Button>
      </PayrollHead>
      <Loaded
        query={query}
        failure={m.weCouldntLoadThePayItems()}
        heading="h2"
        frame={(status) => <Card aria-label={m.payItems()}>{status}</Card>}
      >
        {({ currency }) =>
          groups.length === 0 ? (
            <Card aria-label={m.payItems()}>
              <Empty kind="none" title={m.noPayItemsYet()}>
                {m.payWithoutItems()}
              </Empty>
            </Card>
          ) : (
            <div className="space-y-5">
              {groups.map(({ title, items }, index) => (
                <Card key={title} aria-label={title}>
                  <CardHead
                    title={title}
                    hint={index === 0 && inUse.length > 0 ? orderNote : undefined}
                    className="border-b border-line pb-3.5"
                  />
                  <ul aria-label={title} className="divide-y divide-line">
                    {items.map((item) => (
                      <ItemRow
                        key={item.id}
                        item={item}
                        currency={currency}
                        onAct={(act) => setChosen({ act, item })}
                      />
                    ))}
                  </ul>
                </Card>
              ))}
            </div>
          )
        }
      </Loaded>
      {data && chosen?.act === 'add' && <ItemPanel currency={data.currency} onClose={close} />}
      {data && chosen?.act === 'edit' && (
        <ItemPanel currency={data.currency} item={chosen.item} onClose={close} />
      )}
      {(chosen?.act === 'archive' || chosen?.act === 'restore') && (
        <ArchiveItemDialog act={chosen.act} item={chosen.item} onClose={close} />
      )}
    </>
  )
}
