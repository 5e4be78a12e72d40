import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { usePayrollChange } from '../payroll.api.ts'

export const usePayQuestions = (query: InputOf<Operations['listPayQuestions']>) =>
  useQuery({
    queryKey: ['payroll', 'questions', query],
    queryFn: ({ signal }) => api.listPayQuestions(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useAnswerPayQuestion = () =>
  usePayrollChange((input: ParsedInputOf<Operations['answerPayQuestion']>) => api.answerPayQuestion(input))
