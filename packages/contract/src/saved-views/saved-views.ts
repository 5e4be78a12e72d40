import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, line, matching, nothing, searchText, storable } from '../values.ts'
import { m } from './messages.ts'

/** The most views that one person can have, over all lists. */
export const maxSavedViews = 50

/** The most characters of a view's parameters. */
export const maxViewParams = 1000

/** The name of a list in the pages, such as `people`. */
const listName = z.string().check(...matching(/^[a-z][a-z-]{0,39}$/, 40, m.listInvalid()))

/** Filters and order, as the query string of the page. The search text is stored separately, because it can name people. */
const params = z.string().check(bounded(maxViewParams, m.tooManyFilters()), storable)

const viewName = line(60, m.enterName())

const savedView = z.object({
  id,
  list: z.string(),
  name: z.string(),
  search: z.string(),
  params: z.string(),
})
export type SavedView = z.infer<typeof savedView>

const mySavedViews = z.object({ items: z.array(savedView), can: z.object({ add: z.boolean() }) })
export type MySavedViews = z.infer<typeof mySavedViews>

/** Named views of lists; each person has their own. */
export const savedViews = onTopics(['saved-views'], {
  listSavedViews: op({
    method: 'GET',
    path: '/saved-views',
    roles: everyone,
    access: 'own',
    summary: 'List your saved views of lists (at most 50), by name',
    input: nothing,
    output: mySavedViews,
  }),
  createSavedView: op({
    method: 'POST',
    path: '/saved-views',
    roles: everyone,
    access: 'own',
    summary: 'Save the search, filters and order of a list under a name',
    input: z.object({ list: listName, name: viewName, search: searchText, params }),
    output: mySavedViews,
    errors: ['already-exists', 'too-many-views'],
  }),
  renameSavedView: op({
    method: 'PATCH',
    path: '/saved-views/{viewId}',
    roles: everyone,
    access: 'own',
    summary: 'Rename one of your saved views',
    input: z.object({ viewId: id, name: viewName }),
    output: mySavedViews,
    errors: ['already-exists'],
  }),
  removeSavedView: op({
    method: 'DELETE',
    path: '/saved-views/{viewId}',
    roles: everyone,
    access: 'own',
    summary: 'Delete one of your saved views',
    input: z.object({ viewId: id }),
    output: mySavedViews,
  }),
})
