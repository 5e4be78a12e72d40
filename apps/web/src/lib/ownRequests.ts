/** The maximum number of requests whose announcements a page can be waiting for. */
const mostKept = 50

const answered = new Set<string>()

/** The server has responded to a request of this page, so its announcement is already known here. */
export function rememberRequest(id: string | null): void {
  if (!id) return
  answered.add(id)
  const [oldest] = answered.size > mostKept ? answered : []
  if (oldest) answered.delete(oldest)
}

export const isOwnRequest = (id: string | undefined): boolean => id !== undefined && answered.has(id)
