/** The maximum number of requests whose announcements a page can be waiting for. */
const mostKept = 50

const answered = new Set<string>()
const underWay = new Set<Promise<void>>()

function remember(id: string | null): void {
  if (!id) return
  answered.add(id)
  const [oldest] = answered.size > mostKept ? answered : []
  if (oldest) answered.delete(oldest)
}

/** Follows a request that may change something. `id` resolves with the response, which has the result. */
export function followRequest(id: Promise<string | null>): void {
  const known = id.then(remember, () => undefined).finally(() => underWay.delete(known))
  underWay.add(known)
}

/** Milliseconds that announcements wait for the responses to this page's own requests. */
const mostWait = 2_000

/** Resolves when the requests under way have responses: an announcement may arrive before the response to its cause. */
export async function requestsAnswered(): Promise<void> {
  if (underWay.size === 0) return
  await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, mostWait))])
}

/** The server has responded to this request of the page, so its announcement is already known here. */
export const isOwnRequest = (id: string | undefined): boolean => id !== undefined && answered.has(id)
