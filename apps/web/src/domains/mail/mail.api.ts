import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import type { MailQuery } from './mailQuery.ts'

export const useMails = (query: MailQuery) =>
  useQuery({
    queryKey: ['mails', 'list', query],
    queryFn: ({ signal }) => api.listMails(query, { signal }),
    placeholderData: keepPreviousData,
  })

/** Its answer is not kept: it holds a link. */
export const useOpenMail = () =>
  useMutation({ mutationFn: (mailId: string) => api.openMail({ mailId }), gcTime: 0 })

export type MailStep = 'send' | 'markSent' | 'cancel'

/** Refused or not, the list is read anew: a refusal means that it was out of date. */
export function useMailStep(step: MailStep) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (mailId: string) =>
      ({ send: api.sendMail, markSent: api.markMailSent, cancel: api.cancelMail })[step]({ mailId }),
    onSettled: () => client.invalidateQueries({ queryKey: ['mails'] }),
  })
}
