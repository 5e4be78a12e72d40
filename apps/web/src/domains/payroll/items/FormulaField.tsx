import { formulaFunctions, maxFormulaLength, operatorWords } from '@campanile/contract/payroll/pay-formula.ts'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { choiceWords } from '#lib/listWords.ts'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { formulaProblem, insertedAt } from './formulaText.ts'
import type { ItemValues } from './itemForm.ts'
import { m } from './messages.ts'
import type { ItemTrial } from './useItemTry.ts'

const comparisons = ['=', '!=', '<', '<=', '>', '>=']

/** A formula, validated by the server while it is typed; selecting a name inserts it. */
export function FormulaField({ trial }: { trial: ItemTrial }) {
  const { field, fieldState } = useController<ItemValues, 'formula'>({ name: 'formula' })
  const area = useRef<HTMLTextAreaElement>(null)
  const { answer, stale } = trial
  const live = !stale && answer?.problem ? formulaProblem(answer, field.value) : undefined
  const insert = (word: string) => {
    const at = area.current?.selectionStart ?? field.value.length
    const { text, caret } = insertedAt(field.value, at, word)
    field.onChange(text)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }
  return (
    <div className="mb-4">
      <TextAreaField
        label={m.formula()}
        maxLength={maxFormulaLength}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        placeholder={m.formulaExample()}
        {...field}
        ref={(element) => {
          area.current = element
          field.ref(element)
        }}
        error={live?.message ?? fieldState.error?.message}
        ok={!stale && answer && answer.problem === null && field.value ? m.thisFormulaWorks() : undefined}
      />
      {live?.excerpt && (
        <p className="mt-1 break-all font-mono text-sm text-ink-2">
          {live.excerpt.before}
          <mark className="rounded-xs bg-bad-tint px-0.5 text-bad-ink underline decoration-wavy underline-offset-4">
            {live.excerpt.at}
          </mark>
          {live.excerpt.after}
        </p>
      )}
      {answer && answer.names.length > 0 && (
        <details className="mt-2 rounded-md border border-line px-3 py-2" open>
          <summary className="cursor-pointer text-sm font-label">{m.namesInFormulas()}</summary>
          <ul aria-label={m.namesInFormulas()} className="mt-2 space-y-1">
            {answer.names.map(({ name, about }) => (
              <li key={name} className="flex items-baseline gap-2 text-sm">
                <button
                  type="button"
                  onClick={() => insert(name)}
                  className="min-h-6 shrink-0 rounded-xs bg-brand-tint px-1.5 font-mono text-xs text-brand-ink hover:bg-brand-tint-2 max-md:min-h-10"
                >
                  {name}
                </button>
                <span className="text-ink-3">{about}</span>
              </li>
            ))}
            {Object.values(formulaFunctions).map((words) => (
              <li key={words} className="font-mono text-xs text-ink-2">
                {words}
              </li>
            ))}
          </ul>
          <p className="mt-1.5 text-sm text-ink-3">
            {m.howFormulasAreWritten({
              comparisons: comparisons.join(' '),
              operators: choiceWords(operatorWords),
            })}
          </p>
        </details>
      )}
    </div>
  )
}
