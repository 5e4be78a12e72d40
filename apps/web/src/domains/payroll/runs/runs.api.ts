import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, fetchFile } from '#lib/api.ts'
import { saveBlob } from '#lib/saveBlob.ts'
import { usePayrollChange } from '../payroll.api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>
type Parsed<K extends keyof Operations> = ParsedInputOf<Operations[K]>

export const usePayRuns = (query: Input<'listPayRuns'>) =>
  useQuery({
    queryKey: ['payroll', 'runs', query],
    queryFn: ({ signal }) => api.listPayRuns(query, { signal }),
    placeholderData: keepPreviousData,
  })

/** Milliseconds after which a computing run is asked anew, should its events not arrive. */
const computingPause = 3_000

export const usePayRun = (payRunId: string) =>
  useQuery({
    queryKey: ['payroll', payRunId],
    queryFn: ({ signal }) => api.readPayRun({ payRunId }, { signal }),
    refetchInterval: ({ state }) =>
      state.data && ['draft', 'computing'].includes(state.data.status) ? computingPause : false,
    retry: false,
  })

export const usePayslips = (query: Input<'listPayslips'>) =>
  useQuery({
    queryKey: ['payroll', query.payRunId, 'payslips', query],
    queryFn: ({ signal }) => api.listPayslips(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useRunTotals = (payRunId: string) =>
  useQuery({
    queryKey: ['payroll', payRunId, 'totals'],
    queryFn: ({ signal }) => api.listPayRunTotals({ payRunId }, { signal }),
  })

export const useDiscrepancies = (query: Input<'listDiscrepancies'>) =>
  useQuery({
    queryKey: ['payroll', query.payRunId, 'discrepancies', query],
    queryFn: ({ signal }) => api.listDiscrepancies(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useCreatePayRun = () =>
  usePayrollChange((input: Input<'createPayRun'>) => api.createPayRun(input))
export const useComputePayRun = () =>
  usePayrollChange((input: Input<'computePayRun'>) => api.computePayRun(input))
export const useApprovePayRun = () =>
  usePayrollChange((input: Input<'approvePayRun'>) => api.approvePayRun(input))
export const useGiveBackPayRun = () =>
  usePayrollChange((input: Input<'giveBackPayRun'>) => api.giveBackPayRun(input))
export const useMarkPayRunPaid = () =>
  usePayrollChange((input: Input<'markPayRunPaid'>) => api.markPayRunPaid(input))
export const useLockPayRun = () => usePayrollChange((input: Input<'lockPayRun'>) => api.lockPayRun(input))
export const useReversePayRun = () =>
  usePayrollChange((input: Input<'reversePayRun'>) => api.reversePayRun(input))
/** The run itself is not asked for again: it is gone. */
export function useRemovePayRun() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Parsed<'removePayRun'>) => api.removePayRun(input),
    onSettled: (_, error) =>
      client.invalidateQueries({ queryKey: error ? ['payroll'] : ['payroll', 'runs'] }),
  })
}
export const useSettleDiscrepancies = () =>
  usePayrollChange((input: Parsed<'settleDiscrepancies'>) => api.settleDiscrepancies(input))

export const useBankFile = () =>
  useMutation({
    mutationFn: async (input: Input<'exportBankFile'>) => saveBlob(await fetchFile('exportBankFile', input)),
  })
