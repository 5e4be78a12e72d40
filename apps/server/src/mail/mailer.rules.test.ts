import { assert, asyncProperty, constantFrom, string } from 'fast-check'
import { expect, it } from 'vitest'
import { createMailer } from './mailer.ts'

const mailer = createMailer({
  smtpUrl: 'smtp://localhost',
  mailFrom: 'Campus <office@campus.test>',
  publicUrl: new URL('https://campus.test'),
})!

/** Input of an attacker in a name or title that appears in a subject. */
const injected = string({
  unit: constantFrom('\r', '\n', '\r\n', '\u2028', '\0', 'Bcc: eve@evil.test', ' ', 'é', ',', '<', '>'),
  maxLength: 12,
})

it('has the same headers and one recipient, whatever the subject contains', async () => {
  await assert(
    asyncProperty(injected, async (title) => {
      const subject = `Marks of ${title} are out`
      const { envelope, content } = await mailer.write(
        { to: 'ada@campus.test', subject, text: 'Hello' },
        'id',
      )
      const [head = ''] = content.toString().split('\r\n\r\n')
      // A line that begins with a space continues the header above it.
      const names = head.split(/\r?\n(?!\s)/).map((header) => header.split(':')[0]?.toLowerCase())
      expect(names.sort()).toEqual(
        [
          'from',
          'to',
          'subject',
          'message-id',
          'date',
          'mime-version',
          'auto-submitted',
          'content-type',
          'content-transfer-encoding',
        ].sort(),
      )
      expect(head).not.toMatch(/\r(?!\n)|(?<!\r)\n/)
      expect(envelope).toEqual({ from: 'office@campus.test', to: ['ada@campus.test'] })
    }),
    { numRuns: 500 },
  )
}, 30_000)
