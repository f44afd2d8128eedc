/** A PostgreSQL address, not the path of a SQLite file. */
export function isPostgresAddress(location: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(location)
}

/** Where requests are stored, in words for a console: never a user's name or password. */
export function describeLocation(location: string): string {
  if (!isPostgresAddress(location)) return location
  const url = URL.parse(location)
  if (!url) return 'PostgreSQL'
  const host = url.host || url.searchParams.get('host') || 'localhost'
  return `PostgreSQL at ${host}, database ${url.pathname.slice(1) || 'of the same name as the user'}`
}
