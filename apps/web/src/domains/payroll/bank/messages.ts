import { messages } from '@campanile/messages/messages.ts'

export const m = messages('payroll.bank', {
  accountHolder: 'Account holder',
  accountNumber: 'Account number',
  accountNumberIsStoredEncrypted: 'Stored encrypted. Only the last digits are shown again.',
  accountNumberOrIBAN: 'Account number or IBAN',
  addBankDetails: 'Add bank details',
  bank: 'Bank',
  bankCode: 'Bank code',
  bankCodeKinds: 'BIC, sort code or routing number',
  bankDetailsSaved: 'Bank details saved',
  change: 'Change',
  changeBankDetails: 'Change bank details',
  changedAt: 'Changed {dateTime}',
  changedAtBy: 'Changed {dateTime} by {name}',
  save: 'Save',
  saving: 'Saving',
  theBankDetailsWereNotSaved: 'The bank details were not saved',
  weCouldntLoadTheBankDetails: 'We couldn’t load the bank details',
})
