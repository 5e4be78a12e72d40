import { languages } from '@campanile/messages/languages.ts'
import { translations } from '@campanile/messages/translations.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

const said = (language: 'de' | 'ar', code: string): string => {
  const text = translations[language]?.[code]
  if (text === undefined) throw new Error(`${language} has no ${code}`)
  return text
}

async function expectLanguage(page: Page, language: 'en' | 'de' | 'ar') {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', new Intl.Locale(languages[language].locale).baseName)
  await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
}

test('a visitor selects a language, which later pages and responses use', async ({ visit }) => {
  const page = await visit()
  await page.goto('/login')
  await expectLanguage(page, 'en')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expectLanguage(page, 'de')
  await page.goto('/login')
  await expectLanguage(page, 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('de', 'accounts.signIn'))
  await page.getByLabel(said('de', 'accounts.email')).fill('nobody@example.org')
  await page.getByLabel(said('de', 'accounts.password'), { exact: true }).fill('not the password')
  await page.getByRole('button', { name: said('de', 'accounts.signIn'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(said('de', 'contract.page.invalid-credential'))
})

test('a browser gets its own language, where it is offered', async ({ visit }) => {
  const german = await visit({ locale: 'de-AT' })
  await german.goto('/login')
  await expectLanguage(german, 'de')
  const french = await visit({ locale: 'fr-FR' })
  await french.goto('/login')
  await expectLanguage(french, 'en')
})

test('the language that a person selects follows them to other browsers', async ({ campus, visit }) => {
  const person = await campus.make.student()
  const first = await visit({ as: person })
  await first.goto('/app/settings/appearance')
  await first.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
  await expectLanguage(first, 'ar')
  await expect(
    first.getByRole('combobox', { name: said('ar', 'shell.settings.language.language') }),
  ).toHaveValue('ar')
  await expectAccessible(first)

  const second = await visit({ as: person })
  await second.goto('/app/dashboard')
  await expectLanguage(second, 'ar')
  await second.goto('/app/settings/appearance')
  await second
    .getByRole('combobox', { name: said('ar', 'shell.settings.language.language') })
    .selectOption('English')
  await expectLanguage(second, 'en')
})
