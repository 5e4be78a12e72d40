import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { printTable } from '../table.ts'
import { databaseCpuSeconds, useOf } from './process-use.ts'
import type { TwoServers } from './two-servers.ts'

/** Measures the resources that servers, database and bench use from now on. */
export function measureUse({ servers, database }: TwoServers) {
  const began = performance.now()
  const pids = servers.map(({ child }) => child.pid!)
  const own = () => process.cpuUsage()
  const before = { servers: pids.map(useOf), database: databaseCpuSeconds(database.pid), own: own() }
  return {
    /** Processor seconds since the start. */
    cpu: () => ({
      servers: pids.map((pid, index) => useOf(pid).cpuSeconds - before.servers[index]!.cpuSeconds),
      database: databaseCpuSeconds(database.pid) - before.database,
      bench: (own().user + own().system - before.own.user - before.own.system) / 1e6,
    }),
    print() {
      const seconds = (performance.now() - began) / 1_000
      const used = this.cpu()
      const row = (name: string, cpu: number, more: (string | number)[] = ['', '', '', '']) => [
        name,
        cpu.toFixed(1),
        `${((cpu / seconds) * 100).toFixed(0)} %`,
        ...more,
      ]
      const rows = pids.map((pid, index) => {
        const { residentMegabytes, mostResidentMegabytes, openFiles } = useOf(pid)
        const memory = [before.servers[index]!.residentMegabytes, residentMegabytes, mostResidentMegabytes]
        return row(`server ${index + 1}`, used.servers[index]!, [
          ...memory.map((it) => it.toFixed(0)),
          openFiles,
        ])
      })
      rows.push(row('database', used.database), row('bench', used.bench))
      printTable(['', 'CPU s', 'of a core', 'MB before', 'MB after', 'MB at most', 'files'], rows)
      process.stdout.write(`${cpus().length} cores, load of the machine ${loadavg()[0]!.toFixed(1)}\n`)
    },
  }
}
