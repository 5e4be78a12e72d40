import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { policyParams } from '../analyticsView.ts'
import { m } from './messages.ts'

type Param = (typeof policyParams)[number]

const fields: Record<Param, { label: string; help: string; max: number }> = {
  requiredPercentage: { label: m.requiredAttendance(), help: m.studentsBelowThisAreAtRisk(), max: 100 },
  lateAfterMinutes: { label: m.lateFromInMinutes(), help: m.fromTheStartOfTheSession(), max: 60 },
  absentAfterMinutes: { label: m.absentFromInMinutes(), help: m.fromTheStartOfTheSession(), max: 60 },
  latesPerAbsence: {
    label: m.lateRecordsPerAbsence(),
    help: m.lateRecordsHint(),
    max: 20,
  },
}

/** The values of the fields; empty if a rule is not set. */
const shown = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(policyParams.map((name) => [name, values[name] ?? '']))
const nothing = shown({})

/** Whether a text is left empty or a whole number of its span. */
const isFine = (text: string, max: number) =>
  text === '' || (/^\d+$/.test(text) && Number(text) >= 0 && Number(text) <= max)

interface PolicyFormProps {
  list: ListControl
  /** The current rule, as a percentage. */
  required: number | undefined
}

/** The simulated rules; an empty one keeps the current rule. */
export function PolicyForm({ list, required }: PolicyFormProps) {
  const inUrl = shown(list.view.filters)
  const [typed, setTyped] = useState(inUrl)
  // Going back, and a link to other rules, show theirs; the form stays, and with it the focus.
  const tried = JSON.stringify(inUrl)
  const [seen, setSeen] = useState(tried)
  if (seen !== tried) {
    setSeen(tried)
    setTyped(inUrl)
  }
  const problems = policyParams.filter((name) => !isFine(typed[name] ?? '', fields[name].max))
  const { lateAfterMinutes: late = '', absentAfterMinutes: absent = '' } = typed
  const crossed = problems.length === 0 && late !== '' && absent !== '' && Number(absent) < Number(late)
  const clear = () => {
    setTyped(nothing)
    list.setFilters(nothing)
  }
  return (
    <Card aria-labelledby="rules" className="pb-5">
      <CardHead id="rules" title={m.rulesToTry()} hint={m.leaveARuleEmpty()} />
      <form
        noValidate
        className="grid gap-2.5 px-5 pt-4 max-sm:px-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (problems.length === 0 && !crossed) list.setFilters(typed)
        }}
      >
        {policyParams.map((name) => (
          <NumberField
            key={name}
            label={fields[name].label}
            min={0}
            max={fields[name].max}
            value={typed[name] ?? ''}
            placeholder={name === 'requiredPercentage' && required !== undefined ? String(required) : ''}
            help={fields[name].help}
            error={
              problems.includes(name)
                ? m.enterAWholeNumberUpTo({ max: fields[name].max })
                : name === 'absentAfterMinutes' && crossed
                  ? m.absentFromMustBeLater()
                  : undefined
            }
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
        <div className="mt-1 flex gap-2">
          <Button type="submit" variant="primary" size="lg" className="flex-1">
            {m.tryTheseRules()}
          </Button>
          <Button size="lg" icon={<RotateCcw size={15} aria-hidden="true" />} onClick={clear}>
            {m.clear()}
          </Button>
        </div>
      </form>
    </Card>
  )
}
