import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { usePayrollChange } from '../payroll.api.ts'

export const useMyPayslips = (query: InputOf<Operations['listMyPayslips']>) =>
  useQuery({
    queryKey: ['payroll', 'mine', query],
    queryFn: ({ signal }) => api.listMyPayslips(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useMyPayYear = (year: number | undefined) =>
  useQuery({
    queryKey: ['payroll', 'my-year', year],
    queryFn: ({ signal }) => api.readMyPayYear({ year: year as number }, { signal }),
    enabled: year !== undefined,
    placeholderData: keepPreviousData,
  })

export const useMyPayQuestions = (page: number) =>
  useQuery({
    queryKey: ['payroll', 'my-questions', page],
    queryFn: ({ signal }) => api.listMyPayQuestions({ page }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useAskAboutPayLine = () =>
  usePayrollChange((input: ParsedInputOf<Operations['askAboutPayLine']>) => api.askAboutPayLine(input))
