import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, line, storable, version } from '../values.ts'
import { maxMaterials, maxMaterialTitle, maxMaterialUrl } from './material-limits.ts'
import { m } from './messages.ts'

/** An address that browsers open as a page: no script, no file, and no password that readers would see. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

const webAddress = z
  .string(m.enterWebAddress())
  .check(
    z.trim(),
    bounded(maxMaterialUrl, m.enterWebAddress()),
    storable,
    z.refine(isWebAddress, m.enterWebAddress()),
  )

const materials = z
  .array(z.object({ title: line(maxMaterialTitle, m.enterTitle()), url: webAddress }))
  .check(z.maxLength(maxMaterials, m.atMostLinks({ most: maxMaterials })))

/** The form of the links of a class. */
export const materialsForm = z.object({ items: materials })

const classMaterials = z.object({
  classId: id,
  version,
  /** In the order in which they are shown. */
  items: z.array(z.object({ title: z.string(), url: z.string() })),
  can: z.object({ edit: z.boolean() }),
})
export type ClassMaterials = z.infer<typeof classMaterials>

export const materialOperations = onTopics(['structure'], {
  readClassMaterials: op({
    method: 'GET',
    path: '/classes/{classId}/materials',
    roles: ['admin', 'lecturer', 'student'],
    access: 'class-members',
    summary: 'Get the links to the materials of a class',
    input: z.object({ classId: id }),
    output: classMaterials,
  }),
  updateClassMaterials: op({
    method: 'PUT',
    path: '/classes/{classId}/materials',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Replace the links to the materials of a class, in the given order',
    // version 0: the class has no links yet.
    input: z.object({ classId: id, version, ...materialsForm.shape }),
    output: classMaterials,
    errors: ['edit-conflict'],
  }),
})
