import { totalmem } from 'node:os'
import type { Place } from './data-directory.ts'

const MiB = 2 ** 20

/** The memory this process may use; a container's limit counts. */
const usableMemory = () => Math.min(totalmem(), process.constrainedMemory() || totalmem())

/** What the memory decides: shares that suit a machine of 512 MiB as well as one of 24 GiB. */
export function memorySettings(bytes: number): Record<string, string> {
  const total = Math.floor(bytes / MiB)
  const share = (divisor: number, least: number, most: number) =>
    `${Math.min(Math.max(Math.floor(total / divisor), least), most)}MB`
  return {
    shared_buffers: share(32, 32, 512),
    effective_cache_size: share(2, 128, 65_536),
    maintenance_work_mem: share(64, 16, 256),
    work_mem: share(1024, 4, 16),
  }
}

/** The settings of a cluster, given on the command line so that an update of ours reaches old clusters too. */
export const clusterSettings = (place: Place): Record<string, string> => ({
  ...memorySettings(usableMemory()),
  cluster_name: place.clusterName,
  listen_addresses: '',
  port: '5432',
  unix_socket_directories: place.socketOption,
  unix_socket_permissions: '0700',
  max_connections: '100',
  // Not /dev/shm: containers make it small, and systemd empties it when the user signs out.
  dynamic_shared_memory_type: 'mmap',
  random_page_cost: '1.1',
  jit: 'off',
  // Starting a second process for a query takes longer than any of ours, which all are short.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Refused rows are the server's to report; their details and statements hold personal data.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
})
