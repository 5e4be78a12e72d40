import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { createMailer } from './mailer.ts'

const mailer = createMailer({
  smtpUrl: 'smtp://localhost',
  mailFrom: 'Campus <office@campus.test>',
  publicUrl: new URL('https://campus.test'),
})!
const text = 'مرحبًا Ada <3,\n\nتم تغيير كلمة المرور & الرمز.\n\nhttps://campus.test/a?b=1&c=2\n\n-- \nالحرم\n'

const written = async (locale?: string) => {
  const mail = { to: 'ada@campus.test', subject: 'S', text, ...(locale && { locale }) }
  return PostalMime.parse((await mailer.write(mail, 'id')).content)
}

const readLanguage = async (locale?: string) =>
  (await written(locale)).headers.find(({ key }) => key === 'content-language')?.value

it('names the language of a message', async () => {
  expect(await readLanguage('de-DE')).toBe('de')
  expect(await readLanguage()).toBeUndefined()
})

it('adds HTML only for languages that are written from the right', async () => {
  expect((await written('de-DE')).html).toBeUndefined()
  const { html, text: plain } = await written('ar')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<p>مرحبًا Ada &lt;3,</p>')
  expect(html).toContain('<a href="https://campus.test/a?b=1&amp;c=2" dir="ltr">')
  expect(plain?.trim()).toBe(text.trim())
})
