import { richMessages } from '@campanile/messages/rich.ts'

export const m = richMessages('structure.materials', {
  addLink: 'Add link',
  address: 'Address',
  addressHelp: 'A web page that starts with https://. Students need access to it.',
  couldntLoadMaterials: 'We couldn’t load the materials',
  editLinks: 'Edit links',
  linkNumber: 'Link {number}',
  materials: 'Materials',
  materialsHint: 'Links that the students of this class see on its page, in this order.',
  materialsOfTheClass: 'Materials of this class',
  materialsSaved: 'Materials saved',
  materialsWereNotSaved: 'The materials were not saved',
  moveDown: 'Move link {number} down',
  moveUp: 'Move link {number} up',
  noLinks: 'No links',
  noMaterialsYet: 'No materials yet.',
  opensInNewTab: '{title}<hidden> (opens in a new tab)</hidden>',
  removeLink: 'Remove link {number}',
  saveLinks: 'Save links',
  title: 'Title',
})
