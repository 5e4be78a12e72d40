import { totalmem } from 'node:os'
import type { ClusterPaths } from './data-directory.ts'

const MiB = 2 ** 20

/** The memory that this process may use, within a container's limit. */
const usableMemory = () => Math.min(totalmem(), process.constrainedMemory() || totalmem())

/** Settings that depend on memory. The shares suit a machine with 512 MiB as well as one with 24 GiB. */
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

/**
 * The settings of a cluster. They are passed on the command line so that our updates also reach existing
 * clusters.
 */
export const clusterSettings = (place: ClusterPaths): Record<string, string> => ({
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
  // Our queries are short. Starting a second process takes longer than any of them.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The server itself reports rejected rows. PostgreSQL's details and statements would contain personal data.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
})
