import type { Plugin, Rolldown } from 'vite'
import { chunkWeightsOf } from './chunkWeights.ts'
import { type Group, mergeGroups } from './mergeGroups.ts'

/**
 * Loaded on every page of a signed-in person, around its screen, together with code that the bell and the
 * toasts share with screens.
 */
const shellStart =
  /src\/(SignedInRoutes|domains\/assignments\/bell\/AssignmentBell|domains\/leave\/DecisionToasts)\.tsx$/

/**
 * Puts modules that are nearly always needed together into one file. By default, the bundler creates a file
 * for each set of screens that share a module, and a page then loads a hundred. `app` contains what the first
 * script needs at once, `shell` what surrounds every screen; code of only one screen stays in the screen's
 * own file.
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
        const { shell, starts, groups } = groupsOf(this)
        for (const id of shell) names.set(id, 'shell')
        const weights = starts.map(chunkWeightsOf)
        const merged = mergeGroups(
          groups,
          weights.map(({ loads }) => loads),
          weights.map(({ files }) => files),
        )
        for (const [index, modules] of merged.entries())
          for (const id of modules) names.set(id, `shared-${index}`)
      },
    },
  }
}

/** The modules of the shell, and modules of several other starting points, by these starting points. */
function groupsOf(context: Rolldown.PluginContext) {
  const ids = [...context.getModuleIds()]
  const informed = ids.map((id) => [id, context.getModuleInfo(id)!] as const)
  const first = reachedFrom(
    context,
    informed.filter(([, it]) => it.isEntry).map(([id]) => id),
  )
  const fetched = informed
    .filter(([id, it]) => it.dynamicImporters.length > 0 && !first.has(id))
    .map(([id]) => id)
  const shellStarts = fetched.filter((id) => shellStart.test(id))
  const shell = reachedFrom(context, shellStarts)
  const starts = fetched.filter((id) => !shell.has(id))
  // The bundler loses the exports of a starting point that it merges into another file.
  for (const id of [...first, ...shellStarts]) shell.delete(id)
  const neededBy = new Map<string, number[]>()
  for (const [index, start] of starts.entries())
    for (const id of reachedFrom(context, [start]))
      if (!first.has(id) && !shell.has(id)) neededBy.set(id, [...(neededBy.get(id) ?? []), index])
  const groups = new Map<string, Group>()
  for (const [id, needs] of [...neededBy].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (needs.length < 2) continue
    const group = groups.get(needs.join()) ?? {
      neededBy: new Set(needs),
      size: 0,
      modules: [],
      imports: new Set(),
    }
    group.modules.push(id)
    group.size += context.getModuleInfo(id)?.code?.length ?? 0
    groups.set(needs.join(), group)
  }
  const all = [...groups.values()]
  const groupOf = new Map(all.flatMap(({ modules }, index) => modules.map((id) => [id, index])))
  for (const [index, group] of all.entries()) {
    const reached = [...reachedFrom(context, group.modules)].map((id) => groupOf.get(id))
    group.imports = new Set(reached.filter((it) => it !== undefined && it !== index) as number[])
  }
  return { shell, starts, groups: all }
}

/** The modules loaded with these, including these. */
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
