import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { HowFields } from './HowFields.tsx'
import { ItemExample } from './ItemExample.tsx'
import { ItemFieldset } from './ItemFieldset.tsx'
import { payItemFieldLabels, payItemFieldText } from './itemWords.ts'
import { m } from './messages.ts'
import { useItemForm } from './useItemForm.ts'
import { useItemTry } from './useItemTry.ts'

interface ItemPanelProps {
  currency: string
  /** Absent for a new one. */
  item?: PayItem
  onClose: () => void
}

/** A pay item with an example of its amount. */
export function ItemPanel({ currency, item, onClose }: ItemPanelProps) {
  const edit = useItemForm(currency, item, ({ name }) => {
    void showToast({ type: 'success', title: m.nameIsSaved({ name: name.trim() }) })
    onClose()
  })
  const trial = useItemTry(edit.form.control, currency)
  return (
    <VersionedFormDialog
      as="wide-panel"
      title={item ? m.editItem({ name: item.name }) : m.addPayItem()}
      description={item ? m.approvedMonthsDontChange() : undefined}
      edit={edit}
      labelOf={(field) => payItemFieldLabels[field]}
      textOf={(values, field) => payItemFieldText(values, field, currency)}
      beside={<ItemExample currency={currency} trial={trial} />}
      onClose={onClose}
    >
      <ItemFieldset>
        <HowFields currency={currency} trial={trial} />
      </ItemFieldset>
    </VersionedFormDialog>
  )
}
