/** The path of a person's page. */
export const personPath = (personId: string, tab?: string) =>
  tab ? `/app/users/${personId}/${tab}` : `/app/users/${personId}`
