import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { fullName } from '#lib/session.ts'
import type { ComboOption } from '#ui/ComboField.tsx'

interface Reference {
  find: (search: string, pageSize: number, signal: AbortSignal) => Promise<ComboOption[]>
  read: (id: string, signal: AbortSignal) => Promise<ComboOption>
}

interface Named {
  id: string
  name: string
}
const named = ({ id, name }: Named): ComboOption => ({ value: id, label: name })
const coded = ({ id, code, sub }: { id: string; code: string; sub: string }): ComboOption => ({
  value: id,
  label: code,
  sub,
})

/** Rows that a form or filter refers to: how they are found and what they are called. */
const references = {
  department: {
    find: async (search, pageSize, signal) =>
      (await api.listDepartments({ search, pageSize }, { signal })).items.map(named),
    read: async (departmentId, signal) => named(await api.readDepartment({ departmentId }, { signal })),
  },
  programme: {
    find: async (search, pageSize, signal) =>
      (await api.listProgrammes({ search, pageSize }, { signal })).items.map((it) => ({
        ...named(it),
        sub: it.department.name,
      })),
    read: async (programmeId, signal) => named(await api.readProgramme({ programmeId }, { signal })),
  },
  course: {
    find: async (search, pageSize, signal) =>
      (await api.listCourses({ search, pageSize }, { signal })).items.map((it) =>
        coded({ ...it, sub: it.title }),
      ),
    read: async (courseId, signal) => {
      const it = await api.readCourse({ courseId }, { signal })
      return coded({ ...it, sub: it.title })
    },
  },
  term: {
    find: async (search, pageSize, signal) =>
      (await api.listTerms({ search, pageSize }, { signal })).items.map(named),
    read: async (termId, signal) => named(await api.readTerm({ termId }, { signal })),
  },
  batch: {
    find: async (search, pageSize, signal) =>
      (await api.listBatches({ search, pageSize }, { signal })).items.map((it) =>
        coded({ ...it, sub: it.programme.name }),
      ),
    read: async (batchId, signal) => {
      const it = await api.readBatch({ batchId }, { signal })
      return coded({ ...it, sub: it.programme.name })
    },
  },
  lecturer: {
    find: async (search, pageSize, signal) =>
      (await api.listPeople({ role: 'lecturer', search, pageSize }, { signal })).items.map((it) => ({
        value: it.id,
        label: fullName(it),
        sub: it.email,
      })),
    read: async (personId, signal) => {
      const it = await api.readPerson({ personId }, { signal })
      return { value: it.id, label: fullName(it), sub: it.email }
    },
  },
} satisfies Record<string, Reference>

export type ReferenceName = keyof typeof references

/** Rows that fit what is typed; those of the search before stand until they are found. */
export const useReferences = (of: ReferenceName, search: string, { enabled = true, pageSize = 20 } = {}) =>
  useQuery({
    queryKey: ['structure', of, 'options', search, pageSize],
    queryFn: ({ signal }) => references[of].find(search, pageSize, signal),
    placeholderData: keepPreviousData,
    enabled,
  })

/** What a row is called, by its id. */
export const useReference = (of: ReferenceName, id: string | null | undefined) =>
  useQuery({
    queryKey: ['structure', of, 'option', id],
    queryFn: ({ signal }) => references[of].read(id ?? '', signal),
    enabled: Boolean(id),
  })
