import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { FormProvider } from 'react-hook-form'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { showToast } from '#ui/toast.ts'
import { ConflictBody } from '../ConflictBody.tsx'
import { ConflictFooter } from '../ConflictFooter.tsx'
import { HowFields } from './HowFields.tsx'
import { ItemExample } from './ItemExample.tsx'
import { ItemFieldset } from './ItemFieldset.tsx'
import { valuesOf } from './itemForm.ts'
import { fieldLabels, fieldText } from './itemWords.ts'
import { useItemForm } from './useItemForm.ts'
import { useItemTry } from './useItemTry.ts'

const formId = 'pay-item'

interface ItemPanelProps {
  currency: string
  /** Absent for a new one. */
  item?: PayItem
  onClose: () => void
}

/** A pay item, and beside it what it would come to. */
export function ItemPanel({ currency, item, onClose }: ItemPanelProps) {
  const edit = useItemForm(currency, item, ({ name }) => {
    void showToast({ type: 'success', title: `${name.trim()} is saved` })
    onClose()
  })
  const { form, failure, conflict } = edit
  const { isDirty, isSubmitting } = form.formState
  const trial = useItemTry(form.control, currency)
  return (
    <SidePanel
      open
      onClose={onClose}
      wide
      title={item ? `Edit ${item.name}` : 'Add pay item'}
      description={item ? 'Months that were approved stay as they were computed.' : undefined}
      locked={isDirty || conflict !== undefined}
      footer={
        conflict ? (
          <ConflictFooter onTheirs={onClose} onSettle={() => void edit.settle()} />
        ) : (
          <FormFooter form={formId} verb="Save" busyLabel="Saving" busy={isSubmitting} onCancel={onClose} />
        )
      }
    >
      {conflict ? (
        <ConflictBody
          what="this pay item"
          fields={edit.differing}
          labelOf={(field) => fieldLabels[field]}
          mine={(field) => fieldText(conflict.mine, field, currency)}
          theirs={(field) => fieldText(valuesOf(conflict.theirs, currency), field, currency)}
          choice={conflict.choice}
          onChoose={edit.choose}
        />
      ) : (
        <FormProvider {...form}>
          <div className="grid md:grid-cols-[minmax(0,1fr)_292px]">
            <form id={formId} onSubmit={edit.submit} noValidate className="px-6 py-5 max-md:px-4">
              {failure ? <SaveFailed title="The pay item was not saved" error={failure} /> : null}
              <ItemFieldset>
                <HowFields currency={currency} trial={trial} />
              </ItemFieldset>
            </form>
            <ItemExample currency={currency} trial={trial} />
          </div>
        </FormProvider>
      )}
    </SidePanel>
  )
}
