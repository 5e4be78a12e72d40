import { type BankDetails, bankDetailsInput } from '@campanile/contract/payroll/bank-details.ts'
import type { z } from 'zod/mini'
import { inWords } from '#lib/inWords.ts'

type BankInput = z.output<typeof bankDetailsInput>

/** The form's input; empty fields mean none. */
interface BankValues {
  holder: string
  accountNumber: string
  bankCode: string
  bankName: string
}

/** The initial values of the form. The number has to be typed again, because it is never shown. */
export const bankValues = ({ details }: BankDetails): BankValues => ({
  holder: details?.holder ?? '',
  accountNumber: '',
  bankCode: details?.bankCode ?? '',
  bankName: details?.bankName ?? '',
})

/** The form's values, or its errors by field. */
export function readBankForm(values: BankValues): {
  input?: BankInput
  problems: Partial<Record<keyof BankValues, string>>
} {
  const { data, error } = bankDetailsInput.safeParse({
    ...values,
    bankCode: values.bankCode.trim() || null,
    bankName: values.bankName.trim() || null,
  })
  const problems: Partial<Record<keyof BankValues, string>> = {}
  for (const { path, message } of error?.issues ?? [])
    problems[path[0] as keyof BankValues] ??= inWords(message)
  return { ...(data && { input: data }), problems }
}
