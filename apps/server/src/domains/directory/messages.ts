import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.directory', {
  activeNotBoolean: 'active must be true or false',
  attributeReadOnly: '{attribute} can’t be changed by a directory',
  attributeRequired: '{attribute} can’t be removed',
  batchesInCampanile:
    'Batches are created, renamed and archived in Campanile. A directory changes their members.',
  filterNotSupported:
    'This filter isn’t supported. Use eq, and, or with one of these attributes: {attributes}.',
  filterNotValid: 'This filter can’t be read',
  listNotValid: '{parameter} must be a whole number',
  memberNotValid: 'A member must be named by its id',
  newPersonActive: 'A new person must be active, because they are invited',
  operationNotValid: 'Each of the Operations needs an op (add, remove or replace) and its other fields',
  pathNotValid: 'The path {path} isn’t an attribute of this resource',
  resourceChanged: 'This resource has changed. Read it again.',
  roleNotValid: 'userType must be one of these: {roles}',
  roleRequired: 'A new person needs a userType, which is one of these: {roles}',
  schemaMissing: 'schemas must contain {schema}',
  tooManyOperations: 'Send at most {most} operations at once',
  valueNotObject: '{attribute} must be an object',
  valueNotText: '{attribute} must be text',
  valueNotValid: '{attribute}: {problem}',
  valueTooLong: '{attribute} must have at most {most} characters',
})
