/** Where everything about one person is. */
export const personPath = (personId: string, tab?: string) =>
  tab ? `/app/users/${personId}/${tab}` : `/app/users/${personId}`
