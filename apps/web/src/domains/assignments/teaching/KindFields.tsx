import {
  type WorkExtension,
  type WorkGroup,
  workGroups,
  workKinds,
} from '@campanile/contract/assignments/work-kinds.ts'
import { FieldError } from '#ui/FieldError.tsx'
import { kindsWords, studentGroupWords } from '../kindWords.ts'
import { m } from './messages.ts'

interface KindFieldsProps {
  value: readonly WorkExtension[]
  /** Those that have to stay, because work has been submitted. */
  fixed: readonly WorkExtension[]
  onChange: (kinds: WorkExtension[]) => void
  error: string | undefined
}

interface CheckProps {
  label: string
  checked: boolean
  /** Some of its kinds. */
  partly?: boolean
  disabled: boolean
  onChange: () => void
}

const Check = ({ label, checked, partly = false, disabled, onChange }: CheckProps) => (
  <label className="flex min-h-8 items-center gap-2 text-base max-md:min-h-10">
    <input
      type="checkbox"
      className="size-5 shrink-0 accent-brand-mid"
      ref={(it) => {
        if (it) it.indeterminate = partly
      }}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
    {label}
  </label>
)

/** The accepted file types: whole groups, or individual extensions. */
export function KindFields({ value, fixed, onChange, error }: KindFieldsProps) {
  const has = (kind: WorkExtension) => value.includes(kind)
  const stays = (kind: WorkExtension) => fixed.includes(kind)
  const toggle = (kinds: readonly WorkExtension[]) => {
    const added = kinds.filter((it) => !has(it))
    onChange(added.length > 0 ? [...value, ...added] : value.filter((it) => stays(it) || !kinds.includes(it)))
  }
  const kindsOf = (group: WorkGroup): readonly WorkExtension[] => workKinds[group]
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-label">{m.kindsOfFile()}</legend>
      <div className="grid grid-cols-tiles gap-x-4 gap-y-1">
        {workGroups.map((group) => (
          <Check
            key={group}
            label={studentGroupWords[group]}
            checked={kindsOf(group).every(has)}
            partly={kindsOf(group).some(has) && !kindsOf(group).every(has)}
            disabled={kindsOf(group).every(stays)}
            onChange={() => toggle(kindsOf(group))}
          />
        ))}
      </div>
      {value.length > 0 && (
        <p className="mt-1.5 break-words text-sm text-ink-2">
          {m.acceptedKinds({ kinds: kindsWords(value) })}
        </p>
      )}
      <details className="mt-1.5">
        <summary className="min-h-8 w-fit cursor-pointer py-1 text-sm font-label text-brand-ink">
          {m.selectSingleKinds()}
        </summary>
        {workGroups.map((group) => (
          <fieldset key={group} className="mt-2">
            <legend className="text-xs text-ink-3">{studentGroupWords[group]}</legend>
            <div className="flex flex-wrap gap-x-4">
              {kindsOf(group).map((kind) => (
                <Check
                  key={kind}
                  label={kind.toUpperCase()}
                  checked={has(kind)}
                  disabled={stays(kind)}
                  onChange={() => toggle([kind])}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </details>
      <FieldError className="mt-1" keepsSpace>
        {error}
      </FieldError>
    </fieldset>
  )
}
