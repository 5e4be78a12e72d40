import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dropScansOf, keepScan, listKeptScans, type ScannedCode } from './keptScans.ts'

export const keptKey = (studentId: string) => ['kept-scans', studentId] as const

/** The scans that wait on this device for this student. */
export const useKeptScans = (studentId: string) =>
  useQuery({ queryKey: keptKey(studentId), queryFn: () => listKeptScans(studentId), staleTime: 0 })

/** Keeps a scan that the server could not be given. */
export function useKeepScan(studentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (scan: ScannedCode) => keepScan(studentId, scan),
    onSuccess: () => client.invalidateQueries({ queryKey: keptKey(studentId) }),
  })
}

/** The student has got through with another scan of this class. */
export function useDropScansOf(studentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (classId: string) => dropScansOf(studentId, classId),
    onSettled: () => client.invalidateQueries({ queryKey: keptKey(studentId) }),
  })
}
