import { search as contract } from '@campanile/contract/search/search.ts'
import { searchWords } from '@campanile/contract/search/search-fold.ts'
import { isTimeout } from '#db/errors.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { bestGroupFirst } from './search.rules.ts'
import { searchHouse } from './search-house.service.ts'
import { searchOwn } from './search-own.service.ts'
import { hitViews } from './search-view.ts'

export const search = handle(contract.search, async (ctx, { text }) => {
  // Read in parallel with the search.
  const views = currentInstitution(ctx).then(({ timeZone }) => hitViews(ctx.actor, timeZone))
  const asking = { ctx, words: searchWords(text), views }
  try {
    const [groups] = await Promise.all([
      ctx.actor.role === 'admin' ? searchHouse(asking) : searchOwn(asking),
      views,
    ])
    return { items: bestGroupFirst(groups) }
  } catch (error) {
    if (isTimeout(error)) throw new AppError('unavailable', { cause: error })
    throw error
  }
})
