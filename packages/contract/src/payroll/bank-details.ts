import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, instant, line, matching, nothing, version, versionInAddress } from '../values.ts'
import { isIban } from './account-numbers.ts'
import { m } from './messages.ts'

const accountNumberFormat = m.accountNumberFormat()

/** Letters and digits of an account number or IBAN, without spaces. */
const accountNumber = z.string(m.enterAccountNumber()).check(
  z.trim(),
  // Spaces and hyphens are allowed between any two characters.
  bounded(100, accountNumberFormat),
  z.toUpperCase(),
  z.overwrite((it) => it.replaceAll(/[\s-]/g, '')),
  z.regex(/^[A-Z0-9]{4,34}$/, accountNumberFormat),
  z.refine((it) => !/^[A-Z]{2}\d{2}/.test(it) || isIban(it), m.ibanCheckDigitsWrong()),
)

/** The form of bank details. */
export const bankDetailsInput = z.object({
  holder: line(140, m.enterNameOnAccount()),
  accountNumber,
  /** BIC, sort code or routing number, as the bank needs it. */
  bankCode: z.nullable(
    z.string().check(z.trim(), z.toUpperCase(), ...matching(/^[A-Z0-9-]{3,15}$/, 15, m.enterBicOrSortCode())),
  ),
  bankName: z.nullable(line(140)),
})

/** The number itself is never sent to a browser, only its last four characters. */
const bankDetails = z.object({
  /** Null: none are set. */
  details: z.nullable(
    z.object({
      holder: z.string(),
      numberEnd: z.string(),
      bankCode: z.nullable(z.string()),
      bankName: z.nullable(z.string()),
      changedAt: instant,
      /** The admin who changed them, if it was not the person. */
      changedBy: z.nullable(z.string()),
    }),
  ),
  /** 0 while none are set. */
  version,
})
export type BankDetails = z.infer<typeof bankDetails>

const theirs = ['lecturer', 'staff'] as const
const ofPerson = { personId: id }

export const bankDetailsOperations = onTopics(['payroll'], {
  readMyBankDetails: op({
    method: 'GET',
    path: '/my-pay/bank-details',
    roles: theirs,
    access: 'own',
    summary: 'Get your bank details, with only the end of the account number',
    input: nothing,
    output: bankDetails,
  }),
  updateMyBankDetails: op({
    method: 'PUT',
    path: '/my-pay/bank-details',
    roles: theirs,
    access: 'own',
    confirms: 'always',
    summary: 'Change your bank details after confirming your password; you are notified by email',
    input: z.object({ version, values: bankDetailsInput }),
    output: bankDetails,
    errors: ['edit-conflict'],
  }),
  readBankDetails: op({
    method: 'GET',
    path: '/people/{personId}/bank-details',
    roles: ['admin'],
    summary: 'Get a person’s bank details, with only the end of the account number; access is audited',
    input: z.object(ofPerson),
    output: bankDetails,
  }),
  updateBankDetails: op({
    method: 'PUT',
    path: '/people/{personId}/bank-details',
    roles: ['admin'],
    confirms: 'always',
    summary: 'Change a person’s bank details after confirming your password; the person is notified',
    input: z.object({ ...ofPerson, version, values: bankDetailsInput }),
    output: bankDetails,
    errors: ['edit-conflict'],
  }),
  removeBankDetails: op({
    method: 'DELETE',
    path: '/people/{personId}/bank-details',
    roles: ['admin'],
    confirms: 'always',
    summary: 'Delete a person’s bank details after confirming your password; the person is notified',
    input: z.object({ ...ofPerson, version: versionInAddress }),
    output: bankDetails,
    errors: ['edit-conflict'],
  }),
})
