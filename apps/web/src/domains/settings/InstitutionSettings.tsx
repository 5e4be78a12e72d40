import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { m as language } from './form/language.messages.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { InstitutionCard } from './institution/InstitutionCard.tsx'
import { m } from './messages.ts'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  {
    to: '/app/classes/terms',
    label: m.termsAndHolidays(),
    says: m.aboutTerms(),
  },
  { to: '/app/classes/departments', label: m.departments(), says: m.aboutDepartments() },
  { to: '/app/users/imports', label: m.imports(), says: m.aboutImports() },
  {
    to: '/app/settings/audit-log?action=updateSettings',
    label: m.historyOfTheSettings(),
    says: m.aboutHistory(),
  },
]

/** `/app/settings/institution` */
export function InstitutionSettings() {
  useDocumentTitle(m.institution())
  return (
    <>
      <InstitutionCard />
      <SettingsForm
        title={language.languageTitle()}
        hint={language.languageHint()}
        paths={sectionPaths.general}
      />
      <SettingsForm title={m.calendars()} hint={m.aboutCalendars()} paths={sectionPaths.calendars} />
      <SettingsForm title={m.lobbyBoard()} hint={m.aBoardOfTodaysSessions()} paths={sectionPaths.lobby} />
      <RelatedLinks links={links} />
    </>
  )
}
