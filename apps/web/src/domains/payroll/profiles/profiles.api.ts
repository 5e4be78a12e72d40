import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { usePayrollChange } from '../payroll.api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>
type Parsed<K extends keyof Operations> = ParsedInputOf<Operations[K]>

export const usePayProfiles = (query: Input<'listPayProfiles'>) =>
  useQuery({
    queryKey: ['payroll', 'profiles', query],
    queryFn: ({ signal }) => api.listPayProfiles(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const profilesOfKey = (personId: string) => ['payroll', 'profiles-of', personId] as const

export const usePayProfilesOf = (personId: string) =>
  useQuery({
    queryKey: profilesOfKey(personId),
    queryFn: ({ signal }) => api.listPayProfilesOf({ personId }, { signal }),
    retry: false,
  })

export const useCreatePayProfile = () =>
  usePayrollChange((input: Parsed<'createPayProfile'>) => api.createPayProfile(input))
export const useUpdatePayProfile = () =>
  usePayrollChange((input: Parsed<'updatePayProfile'>) => api.updatePayProfile(input))
export const useRemovePayProfile = () =>
  usePayrollChange((input: Input<'removePayProfile'>) => api.removePayProfile(input))
