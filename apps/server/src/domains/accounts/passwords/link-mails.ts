import type { Mail } from '#mail/mailer.ts'

interface LinkMail {
  email: string
  firstName: string
  link: string
  institution: string
  days: number
}

const lasts = (days: number) => (days === 1 ? 'one day' : `${days} days`)

export const invitationMail = ({ email, firstName, link, institution, days }: LinkMail): Mail => ({
  to: email,
  subject: `Your account at ${institution}`,
  text: `Hello ${firstName},

${institution} has created an account for you. Set your password here:

${link}

The link works once and for ${lasts(days)}.
`,
})

export const passwordResetMail = ({ email, firstName, link, institution, days }: LinkMail): Mail => ({
  to: email,
  subject: `Reset your password at ${institution}`,
  text: `Hello ${firstName},

we received a request to reset your password at ${institution}. Set a new one here:

${link}

The link works once and for ${lasts(days)}. If you didn’t request this, ignore this message. Nothing has changed.
`,
})
