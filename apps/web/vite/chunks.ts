import type { Plugin, Rolldown } from 'vite'
import { type Group, mergeGroups } from './mergeGroups.ts'

/** How often a starting point counts: what stands around every page as often as pages do, the homes as often as they open. */
const frequent = [
  {
    times: 40,
    paths: /src\/(OtherRoutes|shell\/(SessionArea|DataArea|Shell|Dashboard))\.tsx$/,
  },
  { times: 10, paths: /src\/shell\/homes\/\w+Home\.tsx$/ },
]
const timesOf = (id: string) => frequent.find(({ paths }) => paths.test(id))?.times ?? 1

/**
 * Puts into one file what is nearly always asked for together: left to itself, the bundler makes a file for each
 * set of screens that share something, and a page then fetches a hundred. What the first script needs at once is one
 * file (`app`); what only one screen needs stays in the screen's own.
 */
export function chunks(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  const names = new Map<string, string>()
  return {
    nameOf: (id) => names.get(id) ?? null,
    plugin: {
      name: 'campanile:chunks',
      apply: 'build',
      buildEnd(error) {
        if (error) return
        const { starts, groups } = groupsOf(this)
        for (const [index, { modules }] of mergeGroups(groups, starts.map(timesOf)).entries())
          for (const id of modules) names.set(id, `shared-${index}`)
      },
    },
  }
}

/** The modules that several starting points need, by the starting points that need them. */
function groupsOf(context: Rolldown.PluginContext) {
  const ids = [...context.getModuleIds()]
  const informed = ids.map((id) => [id, context.getModuleInfo(id)!] as const)
  const first = reachedFrom(
    context,
    informed.filter(([, it]) => it.isEntry).map(([id]) => id),
  )
  const starts = informed
    .filter(([id, it]) => it.dynamicImporters.length > 0 && !first.has(id))
    .map(([id]) => id)
  const neededBy = new Map<string, number[]>()
  for (const [index, start] of starts.entries())
    for (const id of reachedFrom(context, [start]))
      if (!first.has(id)) neededBy.set(id, [...(neededBy.get(id) ?? []), index])
  const groups = new Map<string, Group>()
  for (const [id, needs] of [...neededBy].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (needs.length < 2) continue
    const group = groups.get(needs.join()) ?? { neededBy: new Set(needs), size: 0, modules: [] }
    group.modules.push(id)
    group.size += context.getModuleInfo(id)?.code?.length ?? 0
    groups.set(needs.join(), group)
  }
  return { starts, groups: [...groups.values()] }
}

/** What is loaded with these, themselves included. */
function reachedFrom(context: Rolldown.PluginContext, starts: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
