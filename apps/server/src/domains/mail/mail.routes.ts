import type { mails } from '@campanile/contract/mail.ts'
import type { Routes } from '#http/routes.ts'
import { cancelMail, listMails, markMailSent, openMail, sendMail } from './mail.service.ts'

export const mailRoutes: Routes<typeof mails> = { listMails, openMail, sendMail, markMailSent, cancelMail }
