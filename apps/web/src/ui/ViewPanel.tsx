import type { SavedView } from '@campanile/contract/saved-views/saved-views.ts'
import { densities } from '#lib/listLook.ts'
import { CheckField } from './CheckField.tsx'
import { canHide } from './column.ts'
import { m } from './messages.ts'
import { SavedViews } from './SavedViews.tsx'
import { Segmented } from './Segmented.tsx'
import type { ViewAct, ViewMenuProps } from './ViewMenu.tsx'

const densityWords = { comfortable: m.comfortable(), compact: m.compact() }
const densityOptions = densities.map((value) => ({ value, label: densityWords[value] }))

interface ViewPanelProps extends ViewMenuProps {
  onShow: (view: SavedView) => void
  onAct: (act: ViewAct) => void
}

/** The panel opened by the View button. */
export function ViewPanel({ name, list, look, columns = [], onShow, onAct }: ViewPanelProps) {
  const optional = columns.filter(canHide)
  return (
    <>
      <SavedViews name={name} list={list} onShow={onShow} onAct={onAct} />
      {optional.length > 0 && (
        <fieldset className="mt-4 border-t border-line pt-3">
          <legend className="contents text-sm font-title text-ink">{m.columns()}</legend>
          <div className="mt-2 grid gap-2">
            {optional.map(({ id, head }) => (
              <CheckField
                key={id}
                label={head}
                checked={!look.isHidden(id)}
                onChange={({ target }) => look.hide(id, !target.checked)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-4 border-t border-line pt-3">
        <h2 className="mb-2 text-sm font-title text-ink">{m.density()}</h2>
        <Segmented
          label={m.density()}
          value={look.density}
          onChange={look.setDensity}
          options={densityOptions}
          className="flex w-full"
        />
      </div>
    </>
  )
}
