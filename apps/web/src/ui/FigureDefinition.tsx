import { CircleHelp } from 'lucide-react'
import { Suspense } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import type { FigureName } from './figureDefinitions.ts'
import { m } from './messages.ts'
import { PopoverButton } from './PopoverButton.tsx'

const DefinitionText = lazyScreen(() => import('./DefinitionText.tsx'), 'DefinitionText')

interface FigureDefinitionProps {
  /** What the figure is called where it is shown. */
  label: string
  name: FigureName
}

/** A button beside the name of a figure that opens its definition. */
export const FigureDefinition = ({ label, name }: FigureDefinitionProps) => (
  <PopoverButton
    label={m.definitionOf({ label })}
    side="top"
    className="max-w-72 rounded-lg p-3.5 text-sm text-ink-2 outline-none"
    button={(trigger) => (
      <button
        type="button"
        aria-label={m.definitionOf({ label })}
        className="-my-1 ms-0.5 inline-grid size-6 place-items-center rounded-full align-middle text-ink-3 hover:bg-hover hover:text-ink max-md:size-8 max-md:-my-2"
        {...trigger}
      >
        <CircleHelp size={14} aria-hidden="true" />
      </button>
    )}
  >
    {() => (
      <>
        <p className="font-title text-ink">{label}</p>
        <Suspense fallback={null}>
          <DefinitionText name={name} />
        </Suspense>
      </>
    )}
  </PopoverButton>
)
