import {
  type ApiDomain,
  type ApiScope,
  apiDomains,
  domainLevels,
  scopeDomain,
} from '@campanile/contract/service-accounts/api-scopes.ts'
import { useController } from 'react-hook-form'
import { FieldError } from '#ui/FieldError.tsx'
import { Select } from '#ui/Select.tsx'
import { m } from './messages.ts'
import { domainLabels, levelLabels } from './scopeWords.ts'

const optionsOf = (domain: ApiDomain) => [
  { value: '', label: m.noAccess() },
  ...domainLevels(domain).map((level) => ({ value: `${domain}:${level}`, label: levelLabels[level] })),
]

/** The scopes of a service account for each part of the API. */
export function ScopeFields() {
  const { field, fieldState } = useController({ name: 'scopes' })
  const scopes: readonly ApiScope[] = field.value
  const select = (domain: ApiDomain, value: string) => {
    const others = scopes.filter((it) => scopeDomain(it) !== domain)
    const all = value ? [...others, value as ApiScope] : others
    field.onChange(apiDomains.flatMap((it) => all.filter((scope) => scopeDomain(scope) === it)))
  }
  return (
    <fieldset className="mb-4">
      <legend className="mb-1.5 text-sm font-label">{m.whatProgramsMayUse()}</legend>
      <div className="divide-y divide-line rounded-md border border-line">
        {apiDomains.map((domain) => (
          <div key={domain} className="flex items-center gap-3 px-3.5 py-1.5 text-base">
            <span aria-hidden="true" className="min-w-0 flex-1">
              {domainLabels[domain]}
            </span>
            <Select
              label={domainLabels[domain]}
              options={optionsOf(domain)}
              value={scopes.find((it) => scopeDomain(it) === domain) ?? ''}
              onChange={(value) => select(domain, value)}
              className="w-44 max-sm:w-36"
            />
          </div>
        ))}
      </div>
      <FieldError>{fieldState.error?.message}</FieldError>
    </fieldset>
  )
}
