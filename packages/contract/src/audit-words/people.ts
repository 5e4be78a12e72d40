// Who comes in, who there is, and their faces. Free of zod.

export const signIn = {
  label: 'Sign-in and accounts',
  actions: {
    completeSetup: 'Set up the institution',
    signIn: 'Signed in',
    finishGoogleSignIn: 'Signed in with an identity provider',
    signOut: 'Signed out',
    confirmPassword: 'Proved the password anew',
    confirmWithPasskey: 'Proved a passkey anew',
    acceptInvitation: 'Accepted an invitation',
    requestPasswordReset: 'Asked for a password reset',
    completePasswordReset: 'Set a new password by link',
    registerPasskey: 'Added a passkey',
    renamePasskey: 'Renamed a passkey',
    removePasskey: 'Deleted a passkey',
    completeSignIn: 'Signed in with a second factor',
    signInWithPasskey: 'Signed in with a passkey',
    startSecondFactor: 'Began setting up a second factor',
    confirmSecondFactor: 'Turned the second factor on',
    renewRecoveryCodes: 'Made new recovery codes',
    disableSecondFactor: 'Turned the second factor off',
    resetSecondFactor: 'Turned somebody’s second factor off',
    requestMyDataExport: 'Asked for an export of the own data',
    downloadMyData: 'Downloaded the export of the own data',
    deleteMyDataExport: 'Deleted the export of the own data',
    changePassword: 'Changed the password',
    sendPasswordLink: 'Asked for a link to set a password',
    endSignIn: 'Signed out another browser',
    signOutEverywhere: 'Signed out everywhere',
    unlinkMyIdentity: 'Unlinked an identity',
  },
} as const

export const people = {
  label: 'People',
  actions: {
    createPerson: 'Created an account',
    updatePerson: 'Changed a person',
    signPersonOut: 'Signed somebody out everywhere',
    disablePerson: 'Disabled an account',
    enablePerson: 'Enabled an account',
    archivePerson: 'Deleted an account',
    erasePerson: 'Erased a person',
    vouchForAdmin: 'Vouched for a new admin',
    resendInvitation: 'Sent a new invitation',
    createPasswordResetLink: 'Made a password reset link',
    replacePersonPhoto: 'Set a profile photo',
    removePersonPhoto: 'Removed a profile photo',
    replaceMyPhoto: 'Set the own profile photo',
    removeMyPhoto: 'Removed the own profile photo',
    uploadImport: 'Uploaded an import',
    applyImport: 'Applied an import',
    undoImport: 'Undid an import',
    retryImport: 'Started an import’s dry run again',
    removeImport: 'Discarded an import',
  },
} as const

export const faces = {
  label: 'Face data',
  actions: {
    giveFaceConsent: 'Agreed to the use of face data',
    registerFace: 'Registered a face',
    deleteFace: 'Deleted face data',
    decideFaceReview: 'Decided about a face registration',
  },
} as const
