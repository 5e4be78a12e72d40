import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api, fetchFile } from '#lib/api.ts'
import { saveBlob } from '#lib/saveBlob.ts'

export const usePayslip = (payslipId: string) =>
  useQuery({
    queryKey: ['payroll', 'payslip', payslipId],
    queryFn: ({ signal }) => api.readPayslip({ payslipId }, { signal }),
    retry: false,
  })

export const usePayLineEvents = (query: InputOf<Operations['listPayLineEvents']>) =>
  useQuery({
    queryKey: ['payroll', 'line-events', query],
    queryFn: ({ signal }) => api.listPayLineEvents(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useDownloadPayslip = () =>
  useMutation({
    mutationFn: async (input: InputOf<Operations['downloadPayslip']>) =>
      saveBlob(await fetchFile('downloadPayslip', input)),
  })
