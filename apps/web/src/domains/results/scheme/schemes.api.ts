import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { useResultsChange } from '../results.api.ts'

export const useGradeSchemes = () =>
  useQuery({
    queryKey: ['results', 'schemes'],
    queryFn: ({ signal }) => api.listGradeSchemes({}, { signal }),
  })

export const useCreateScheme = () =>
  useResultsChange((input: ParsedInputOf<Operations['createGradeScheme']>) => api.createGradeScheme(input))
export const useUpdateScheme = () =>
  useResultsChange((input: ParsedInputOf<Operations['updateGradeScheme']>) => api.updateGradeScheme(input))
export const useArchiveScheme = () =>
  useResultsChange((input: InputOf<Operations['archiveGradeScheme']>) => api.archiveGradeScheme(input))

/** A scheme as it is now; undefined once it is archived. */
export const readScheme = async (schemeId: string) =>
  (await api.listGradeSchemes({})).items.find(({ id }) => id === schemeId)

/** Terms that a scheme can begin with. */
export const useTermChoices = () =>
  useQuery({
    queryKey: ['structure', 'terms', 'schemes'],
    queryFn: ({ signal }) => api.listTerms({ sort: '-firstDay' }, { signal }),
  })
