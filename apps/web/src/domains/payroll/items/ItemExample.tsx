import { cn } from '#lib/cn.ts'
import { sentenceOf } from '#lib/errors.ts'
import { NumberField } from '#ui/NumberField.tsx'
import { CurrencyMark } from '../CurrencyMark.tsx'
import { moneyWords } from '../money.ts'
import { m } from './messages.ts'
import type { Example, ItemTrial } from './useItemTry.ts'

const small = [
  ['workingDays', m.workingDays()],
  ['unpaidDays', m.withoutPay()],
  ['hours', m.taughtHours()],
  ['sessions', m.sessions()],
] as const

/** The item's amount for a selected person, computed by the server while the form is filled in. */
export function ItemExample({ currency, trial }: { currency: string; trial: ItemTrial }) {
  const { example, setExample, answer, error, stale, isAsked } = trial
  const set = (name: keyof Example) => (event: { target: { value: string } }) =>
    setExample({ ...example, [name]: event.target.value })
  const says = error
    ? sentenceOf(error)
    : !isAsked
      ? m.completeTheForm()
      : answer?.problem
        ? m.thisFormulaDoesntWork()
        : undefined
  return (
    <section
      aria-labelledby="pay-item-example"
      className="border-line bg-sunken px-5 py-5 max-md:border-t max-md:px-4 md:border-s dark:bg-canvas"
    >
      <h3 id="pay-item-example" className="text-md font-title">
        {m.example()}
      </h3>
      <div role="status" className={cn('mb-4 mt-2 min-h-12', stale && 'opacity-60')}>
        {says || answer?.amount == null ? (
          <p className="text-base text-ink-2">{says}</p>
        ) : (
          <p>
            {m.amountForThisPerson({
              amount: moneyWords(answer.amount, currency),
              total: (text) => <span className="tnum block break-words text-2xl font-title">{text}</span>,
              note: (text) => <span className="text-sm text-ink-2">{text}</span>,
            })}
          </p>
        )}
      </div>
      <NumberField
        label={m.basicPay()}
        step="any"
        trailing={<CurrencyMark currency={currency} />}
        value={example.basic}
        onChange={set('basic')}
      />
      <div className="grid grid-cols-2 gap-x-3">
        {small.map(([name, label]) => (
          <NumberField key={name} label={label} step="any" value={example[name]} onChange={set(name)} />
        ))}
      </div>
    </section>
  )
}
