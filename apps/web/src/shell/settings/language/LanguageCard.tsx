import { isLanguage, languages } from '@campanile/messages/languages.ts'
import { openIn, openInBrowserLanguage } from '#lib/chosenLanguage.ts'
import { sentenceOf } from '#lib/errors.ts'
import { builtLanguages } from '#lib/locale.ts'
import { useUser } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { m } from './messages.ts'

const automatic = ''
const options = [
  { value: automatic, label: m.automatic() },
  ...builtLanguages.map((value) => ({ value, label: languages[value].name })),
]

/** The person's language. Nothing if there is only one. */
export function LanguageCard() {
  const user = useUser()
  const { mutate, isPending, error } = useAct('setLanguage')
  if (builtLanguages.length < 2) return null
  const save = (value: string) => {
    const language = isLanguage(value) ? value : null
    mutate({ language }, { onSuccess: () => (language ? openIn(language) : openInBrowserLanguage()) })
  }
  return (
    <SettingsCard title={m.language()} hint={m.languageHint()}>
      {error && (
        <Alert tone="bad" takesFocus className="mb-4">
          {sentenceOf(error)}
        </Alert>
      )}
      <SelectField
        label={m.language()}
        help={m.automaticHelp()}
        options={options}
        value={user.language ?? automatic}
        disabled={isPending}
        onChange={(event) => save(event.target.value)}
        className="max-w-[360px]"
      />
    </SettingsCard>
  )
}
