import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.accounts', {
  emailInvalid: 'Please enter a valid email address',
  emailRequired: 'Email is required',
  emailValid: 'Valid email address',
  enterAppCode: 'Enter the 6 digits that your app shows',
  enterAppOrRecoveryCode: 'Enter the 6 digits of your app, or a recovery code',
  enterCode: 'Enter the code',
  enterEmailDomain: 'Enter an email domain, such as campus.edu',
  enterFirstName: 'Enter a first name',
  enterInstitutionName: 'Enter the institution’s name',
  enterLastName: 'Enter a last name',
  enterMetadataAddress: 'Enter the full address of the metadata, such as https://idp.campus.edu/metadata',
  enterName: 'Enter a name',
  enterProviderName: 'Enter the name that people know, such as Campus account',
  enterSetUpCode: 'Enter the set-up code',
  newPasswordTooShort: 'Password must be at least 8 characters long',
  passkeyResponseInvalid: 'This isn’t a valid passkey response',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordValid: 'Password meets requirements',
})
