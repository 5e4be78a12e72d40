import type { search as contract } from '@campanile/contract/search.ts'
import { searchWords } from '@campanile/contract/search-fold.ts'
import { isTimeout } from '#db/errors.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Handler } from '#http/routes.ts'
import { bestGroupFirst } from './search.rules.ts'
import { searchHouse } from './search-house.service.ts'
import { searchOwn } from './search-own.service.ts'
import { hitViews } from './search-view.ts'

export const search: Handler<typeof contract.search> = async (ctx, { text }) => {
  const { timeZone } = await currentInstitution(ctx)
  const asking = { ctx, words: searchWords(text), views: hitViews(ctx.actor, timeZone) }
  try {
    const groups = await (ctx.actor.role === 'admin' ? searchHouse(asking) : searchOwn(asking))
    return { items: bestGroupFirst(groups) }
  } catch (error) {
    if (isTimeout(error)) throw new AppError('unavailable', { cause: error })
    throw error
  }
}
