import { messages } from '@campanile/messages/messages.ts'

export const m = messages('payroll.bank', {
  accountHolder: 'Account holder',
  accountNumber: 'Account number',
  accountNumberOrIBAN: 'Account number or IBAN',
  addBankDetails: 'Add bank details',
  bank: 'Bank',
  bankCode: 'Bank code',
  bankDetailsSaved: 'Bank details saved',
  bicSortCodeOrRoutingNumber: 'BIC, sort code or routing number',
  byChangedBy: ' by {changedBy}',
  change: 'Change',
  changeBankDetails: 'Change bank details',
  changedDateTime: 'Changed {dateTime}',
  save: 'Save',
  saving: 'Saving',
  storedEncryptedOnlyTheLastDigits: 'Stored encrypted; only the last digits are shown again',
  theBankDetailsWereNotSaved: 'The bank details were not saved',
  weCouldntLoadTheBankDetails: 'We couldn’t load the bank details',
})
