import { messages } from '@campanile/messages/messages.ts'

export const m = messages('people.profile', {
  aboutYou: 'About you',
  cancel: 'Cancel',
  jpegPNGOrWebPUp: 'JPEG, PNG or WebP, up to 10 MB.',
  moveThePictureWithYourFinger: 'Move the picture with your finger, the mouse or the arrow keys.',
  partOfThePicture: 'Part of the picture that is kept',
  photo: 'Photo',
  profileUpdateFailed: 'Profile update failed',
  removePhoto: 'Remove photo',
  removing: 'Removing',
  savePhoto: 'Save photo',
  saving: 'Saving',
  selectAnotherPhoto: 'Select another photo',
  selectAPhoto: 'Select a photo',
  settings: 'Settings',
  visibleToAdministratorsAndTheLecturers: 'Visible to administrators and the lecturers of your classes.',
  yourInstitutionKeepsTheseIfSomething:
    'Your institution keeps these. If something is wrong, ask your administrator to change it.',
  yourPhotoIsRemoved: 'Your photo is removed',
  yourPhotoIsSaved: 'Your photo is saved',
  zoom: 'Zoom',
})
